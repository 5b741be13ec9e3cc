import type { Wordings } from '#domain/chat/guide/say/words.ts'

/**
 * Plain questions, answered plainly: what any good leaflet says, and no more. None of it is about the person's own body.
 *
 * Sources: NHS, pages on panic disorder, generalised anxiety, obsessive compulsive disorder, post-traumatic stress,
 * dissociative disorders, insomnia, talking therapies and CBT, antidepressants (stopping, missed doses), breathing exercises
 * for stress; NICE CG113 (anxiety, panic), CG31 (obsessive compulsive disorder), NG116 (post-traumatic stress), NG215 (medicines and
 * withdrawal).
 */
export const factWords: Readonly<Record<string, Wordings>> = {
  // NHS, Panic disorder; NICE CG113.
  'panic-attack': [
    'A panic attack is a sudden rush of strong fear, with signs in the body: a fast heart, short breath, shaking, tingling, dizziness. It rises quickly, mostly within ten minutes, and then goes down.',
    'It is the body’s alarm going off at full strength, often with no danger there. Heart, breath and muscles get ready to run. Most attacks last from five to twenty minutes.',
    'In a panic attack fear comes on fast and the body joins in: pounding heart, sweating, feeling faint or far away. It is very frightening, and it comes down by itself.',
  ],
  // NHS, Panic disorder: most last between 5 and 20 minutes.
  'panic-last': [
    'Most panic attacks last between five and twenty minutes, with the strongest part near the beginning. Some tiredness or shakiness can stay for longer.',
    'The peak often comes within ten minutes. Then the body runs out of alarm, and it goes down, mostly within twenty. Some people have a second wave.',
    'From five to twenty minutes is usual. It can seem far longer from inside. Feeling worn out for hours afterwards is common.',
  ],
  // NHS, Panic disorder: not dangerous in themselves. Said once, as a fact about panic and not about a body.
  'panic-die': [
    'A panic attack is frightening, and it does not in itself do the body harm. What I cannot do is tell panic from something else: a first time, or a new kind, is for a doctor.',
    'People do not die of panic itself; the body’s alarm is loud and not a harm. I cannot examine anyone. Chest pain that spreads or lasts is for {emergency}.',
    'As a fact about panic: by itself it does the body no harm. Whether something is panic, only someone who can examine can say. Signs that are new to you are worth one visit.',
  ],
  // NHS, Panic disorder and fainting: a faint comes from low blood pressure; in panic it mostly rises.
  'panic-faint': [
    'Feeling faint is common in panic, and fainting from it is rare. A faint mostly comes from a drop in blood pressure, and in panic it tends to go up. If you do faint, have it looked at.',
    'Dizziness in panic comes mostly from fast breathing. Fainting needs blood pressure to fall; fear mostly raises it. Some people faint at the sight of blood, and that is a thing of its own.',
    'It seldom happens, though it can feel very near. Sitting down and letting the out-breath be slow is enough to begin with. A real faint is for a doctor to hear about.',
  ],
  // NHS, Generalised anxiety: symptoms; fight or flight.
  anxiety: [
    'Anxiety is the body’s alarm for danger: worry in the mind, and a body made ready to act. Everyone has it at times. It needs help when it stays, or takes over the day.',
    'It is fear about what might come. Thoughts race ahead, and the heart, breath and stomach join in. It is common, it is no weakness, and there is help that works for many.',
    'Anxiety is an alarm that means to protect. At times it goes off too often or too loudly. Then a doctor or a talking service can help to turn it down.',
  ],
  'anxiety-body': [
    'Fear makes the body ready to fight or run. Adrenaline speeds up the heart and breath, tightens muscles and slows the stomach. So what begins as a worry can be felt from head to foot.',
    'The mind and the body share one alarm. When it goes off, blood goes to the big muscles and the breath gets quick. Tightness, shaking and a sick stomach are part of that.',
    'An alarm in the brain sends stress hormones through the blood. They act on the heart, the gut, the skin and the muscles. It is real, and it is felt for real.',
  ],
  'heart-race': [
    'In fear the body lets out adrenaline. It makes the heart beat faster, so that the muscles have blood to run with. When the alarm goes down, the beat slows too.',
    'A fast heart is part of the body’s alarm. It pumps harder so that you could run or fight. Watching it closely tends to keep the alarm on.',
    'Adrenaline does that: it tells the heart to get ready. The same happens on a stair or before a speech. A beat that is new or odd to you is for a doctor to hear about.',
  ],
  tingling: [
    'Fast breathing in fear lets out more carbon dioxide than usual. That can make fingers, toes and lips tingle or go numb. It fades as the breath slows. On one side only, or with weakness: {emergency}.',
    'Pins and needles in panic come mostly from breathing quickly. The blood’s balance shifts for a while and the nerves notice. Numbness on one side with a weak arm or face is for {emergency}.',
    'It is one of the common signs of overbreathing. Small, slow breaths out let it settle. If it stays when you are calm, a doctor is the one to ask.',
  ],
  // NHS, Obsessive compulsive disorder; NICE CG31.
  ocd: [
    'OCD has two parts. Obsessions are unwanted thoughts, images or urges that keep coming. Compulsions are what a person does to get rid of the fear. The relief is short, so it comes round again.',
    'It is a loop: a frightening doubt, then something done to be sure, then a moment’s ease, then the doubt again. It is common, it is nobody’s fault, and it can be helped.',
    'In OCD, doubts that will not settle lead to things that must be done: washing, checking, asking, counting. A doctor can say if it is that. I cannot.',
  ],
  'intrusive-thought': [
    'An intrusive thought is one that jumps in unasked, often about the very thing one would hate most. Nearly everyone has them. A thought of that kind is not a wish and not a plan.',
    'It is a thought, image or urge that comes against one’s will. Studies find them in most people. They stick where they frighten, and fighting them tends to bring them back.',
    'Minds throw up odd and ugly pictures by the dozen. An intrusive thought is one that shocks and stays. Having it says nothing about what a person will do.',
  ],
  'thought-want': [
    'A thought that comes unasked is not a wish. That is what “intrusive” means. Checking whether one really means it is how such thoughts get louder.',
    'Thinking and wanting are two things. Such thoughts tend to pick what a person cares about. I can say that once; asking again would feed the doubt.',
    'In general, no: a thought is something that happens in a mind, not a choice. About yourself in particular, the doubt will want more than I can give.',
  ],
  compulsion: [
    'A compulsion is something one must do to make a fear or a wrong feeling go down. It can be seen, like washing or checking. It can be silent, like counting or going over it.',
    'It is the second half of the loop: an act, outside or in the head, that buys a short relief. The more often it is done, the more it is asked for.',
    'Whatever is done over and over to be sure or to feel right is a compulsion: checking, asking, praying, repeating, looking things up. It helps for a minute and keeps the doubt alive.',
  ],
  reassurance: [
    'Reassurance seeking is asking again and again to be told that all is well: of people, of a search engine, of oneself. It calms for a moment. Then the doubt needs it once more.',
    'It is a question that has been answered and must be asked again. The relief is real and short. That is why leaving one question unanswered is a step out of the loop.',
    'One asks to be made certain, and is, for an hour. Then the question returns a size bigger. Those who are asked can learn to say kindly: I am not answering that one.',
  ],
  erp: [
    'ERP stands for exposure and response prevention. One meets a feared thing in small steps, and does not do the ritual after it. The fear comes down with practice. It is best begun with someone trained.',
    'It is the talking help for OCD that guidelines advise. Step by step one goes towards what is feared and leaves the compulsion out. A trained person plans the steps with you.',
    'Exposure means going near what frightens, a little at a time. Response prevention means leaving out what usually makes it safe. Nobody should be pushed; the ladder is made together.',
  ],
  // NHS, Post-traumatic stress disorder; NICE NG116.
  flashback: [
    'A flashback is a memory that comes as if it were now. It can be pictures, a smell, a feeling in the body, or only the fear. Looking at the room you are in can help it pass.',
    'After something terrible, a piece of it can return as though it were happening. It is often set off by a sound, a smell or a place. It is a memory, however near it is.',
    'In a flashback the past breaks into the present: seen, heard or felt in the body. It mostly lasts seconds or minutes. The date said aloud, and feet on the floor, point back to today.',
  ],
  derealisation: [
    'Derealisation is when the world seems unreal, flat or behind glass. Depersonalisation is when oneself does. Fear, tiredness and great stress can bring it on, and many people have it at some time.',
    'It is a way the mind has of turning things down when there is too much. Things look far off or like a film. Often it goes again by itself; if it stays, a doctor can help.',
    'Being cut off from oneself or from the world is called dissociation. It can come with panic, after trauma or from lack of sleep. Plain things to touch and name can bring one nearer.',
  ],
  'derealisation-last': [
    'That differs. For many it is minutes or hours, and it fades as the stress does. If it lasts for days or keeps coming back, it is worth telling a doctor.',
    'It can be gone in moments or hang about for longer. Watching it closely tends to keep it there. If it stays, one visit to a doctor is a good step.',
    'Often it lifts by itself, sooner than it seems. There is no fixed time for it. When it comes often, someone trained can help.',
  ],
  // NHS, Grief after bereavement or loss.
  'grief-numb': [
    'Yes, that is common. Some people feel nothing at first, some for long, and some cry on the spot. There is no right way, and numbness says nothing about how much someone mattered.',
    'Many people go blank after a death. It may come later, or in small pieces, or hardly at all when one was not close. None of that is wrong.',
    'Grief has no set form: tears, anger, relief, or nothing. All of these are usual. What others show on the outside is no measure.',
  ],
  grounding: [
    'Grounding means turning to what is here now: what you see, hear and touch. It gives the mind something real to hold when fear or a memory pulls it away. It takes a minute or two.',
    'It is a simple way back into the present. One looks round, names things, feels the floor. It does not take the trouble away; it makes a bit of room next to it.',
    'To ground oneself is to use the senses as an anchor. Five things you see, four you can touch, and so on, is one way. Any plain object will do.',
  ],
  // NHS, Breathing exercises for stress; Fincham 2023: a small to medium effect.
  'breathing-helps': [
    'For many people, yes, a bit. Slow breathing, above all a longer breath out, tells the body that there is no race on. It is not for everybody, and it takes practice.',
    'Studies find a small to middling effect on stress. Fast breathing makes dizziness and tingling worse, so slowing it can ease those. If watching the breath frightens you, use the senses instead.',
    'It can. A slow out-breath slows the heart a little, and the alarm takes its cue from that. It is a help for the moment, not a cure, and it may be left out.',
  ],
  'exercise-helps': [
    'For many people moving does help, for mood and for anxiety. It need not be sport: a walk of ten minutes counts. It works best when it is often and small.',
    'Yes, as a rule. Guidelines count it among the things that help low mood and worry. The best kind is the one that you would do again.',
    'It often does. Moving uses up some of the alarm and helps sleep. On a bad day, to the corner and back is enough.',
  ],
  // NHS, Insomnia.
  'wake-at-night': [
    'Sleep comes in rounds of about ninety minutes, and it is lightest towards morning. So waking around three or four is common. Stress then makes it harder to drop off again.',
    'Everyone wakes several times in a night and mostly forgets it. In the second half sleep is lighter, and a worried mind is quick to notice. Clock and phone tend to wake it further.',
    'The deep sleep is mostly over by then, and the body slowly gets ready for the day. Worry, alcohol and a hot room can wake one fully. If it goes on for weeks, ask a doctor.',
  ],
  // NHS, Antidepressants; NICE NG215: never decided here.
  medicine: [
    'That is not for me to decide. Please ask whoever prescribed it, or a pharmacist, today if you can. Until then, do not stop suddenly or change it by yourself: that can make you unwell.',
    'I cannot say yes or no to that. A pharmacist can, often by phone and without a visit. Many such medicines should be lowered slowly, with someone who knows them, so do not end it at once.',
    'Leave that to the prescriber or a pharmacist, and tell them just what bothers you about it. Coming off at once can bring bad days. If you feel very unwell, call a doctor now.',
  ],
  'medicine-double': [
    'Please do not take extra to make up for it without asking. A pharmacist or the prescriber can say what to do about a missed one. If too much was taken already, call {emergency} or a poison line.',
    'That one is for a pharmacist: call before you change anything. As a rule a missed one is not made up for with two. If more was taken than was meant, get help now: {emergency}.',
    'I cannot decide that, and it matters. Ask a pharmacist or the person who prescribed it first. The leaflet in the packet also says what to do about a missed one.',
  ],
  // NHS, Talking therapies, CBT.
  cbt: [
    'CBT looks at how thoughts, feelings and what one does feed each other. With someone trained you try small changes between meetings. It is mostly six to twenty meetings, about things as they are now.',
    'The name is long: cognitive, about thinking, and behavioural, about doing. It is practical: one problem at a time, in steps, with something to try at home. It is advised for anxiety, panic, low mood and OCD.',
    'A kind of talking help that works on the loops of today: what I think, what I do, what that does to me. It asks for some homework. It helps many, and not everyone.',
  ],
  'find-therapist': [
    'Your doctor is one way in. In many places you can also sign up yourself for a talking service. When you ask, say what it is about in two lines, and ask what they have done for that.',
    'Start with one call: your doctor, or the talking service where you live. Ask about waiting times and cost. For OCD, ask if they offer ERP; after trauma, ask what they are trained in.',
    'Look for somebody on an official register. A first meeting is for you to see if it fits, and you may change. A doctor, a student service or a charity can point to free or cheap places.',
  ],
  'therapy-worth': [
    'For many it is. Talking help is among the things guidelines advise first for anxiety, OCD and low mood. It does not suit everyone, and the fit with the person matters a good deal.',
    'It helps a good part of those who try, often within some weeks. If one did not help, another kind or another person still may. You may ask at the start how they work.',
    'Often yes, above all where it has a plan and something to practise. It is work, and it is not magic. One first talk is a fair way to find out.',
  ],
  'tell-parents': [
    'Pick a quiet time, in the car or while doing dishes, and say one sentence first: “I have something hard to say. Please just listen first.” Then the main thing, short. It may be written down.',
    'A note or a text is a fair way to begin: “Something is hard for me and I want to tell you. Can we talk tonight?” Choose the one who hears better. You need not say it all.',
    'You could say what it is, how it is for you, and what you would like them to do. Three lines are enough. If the first one does not hear it, try another grown-up.',
  ],
  'tell-someone': [
    'Begin with why you are telling: “This is hard to say, and I want you to know it.” Then the one main thing. You may write it and read it out.',
    'Choose a time when neither of you is in a hurry. Say it in three lines: what it is, how it is for you, what you would like. Then wait.',
    'Start small: “There is something I have not told you. Can we talk?” The rest can come in pieces, or in a letter.',
  ],
  'tell-boss': [
    'Ask for ten minutes, and say only what they need: what it is like at work, and what would help. You need not name it. An email is a fair way to begin.',
    'Three lines will do: “Something with my health makes this hard at times. I would like to try this. Can we talk on Thursday?” Keep a copy.',
    'Choose one thing you would ask for: a quiet place, a later start, a break. People can help better with one clear wish than with the whole story.',
  ],
  'tell-partner': [
    'Choose a calm hour, and begin with why: “I want you to know something about me.” Then one example from this week. Say what would help and what would not.',
    'It can be short: “This is what goes on in me, and I have been hiding it.” Then let there be a pause. Something to read can do the explaining afterwards.',
    'Write three lines first: what it is, how it shows, what I would like from you. You can read them out. They need not get it all on the first evening.',
  ],
  'anxiety-why': [
    'There is seldom one cause. It can run in families, and what has happened to a person counts too, and how much is on them now. It can be helped whatever it came from.',
    'Partly it is how one is made, partly what one has lived through, partly tiredness and strain. Nobody can say the shares for one person. Help works without knowing them.',
    'Several things come together: family, events, health, stress. It is found in all kinds of people. Where it began matters less than what keeps it going now.',
  ],
  'anxiety-fault': [
    'No. It comes from many things together: how one is made, what has happened, how much is on one now. Nobody picks it.',
    'It is nobody’s fault. An alarm that goes off too easily is not a choice, and not a weakness.',
    'Fault is the wrong word for it. Families, bodies, events and tiredness all have a hand in it, and you did not order any of them.',
  ],
  'anxiety-away': [
    'I cannot say how it goes for you. For many people it gets much easier, with help or with time, and some days stay harder. It rarely goes in a straight line.',
    'That I cannot know. What is known: there is help that works for many, and starting early is good. Easier is a fair aim; gone for good is not needed.',
    'It differs from one person to the next, so I make no forecast. Many do get a good deal better. A doctor can say what there is to try.',
  ],
}
