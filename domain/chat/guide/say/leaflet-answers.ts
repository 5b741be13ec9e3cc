import type { Wordings } from '#domain/chat/guide/say/words.ts'

/**
 * What a leaflet tells to a plain question, by the names of `hear/leaflet-questions.ts`: short, true, and no verdict on anyone.
 *
 * Sources: NHS on sleep paralysis, on lumps, on post-traumatic stress disorder and on detention under the Mental Health Act; NICE NG116
 * (active monitoring in the first month); Alzheimer’s Society on washing and on aggressive behaviour; Cruse and Age UK on evenings
 * alone; NHS Every Mind Matters on worry time; NICE CG31 and maternalocd.org on taking back what was avoided; Victim Support on
 * witnesses; the Safety Net project of NNEDV on leaving.
 */
export const leafletAnswers: Readonly<Record<string, Wordings>> = {
  'sleep-paralysis': [
    'Leaflets on sleep describe just that: awake, eyes open, unable to move, and somebody seems to be in the room. They call it sleep paralysis. It passes by itself within minutes, and it is no sign of going mad.',
    'It is known, and it has a name: sleep paralysis. The body is kept still while we dream. Now and then one wakes before it lets go, and the dream stands in the room.',
    'Short nights, stress and lying on the back make it likelier. In it, try to move only one finger or your tongue. If it comes often, or you dread your bed, tell a doctor.',
  ],
  'shock-again': [
    'Yes, in the first days and weeks that is very common: the sound or the picture comes back by itself. For most people it grows weaker. Still strong after a month, or no sleep and no work: then a doctor can help.',
    'It is what a shock mostly does. It need not be pushed away: let it come, look round the room, and go on with what your hands were doing. A doctor should hear of it if it has not eased in four weeks.',
    'Many who saw such a thing hear it again, above all in the quiet. It says how bad it was. Company and ordinary things help more than going over it alone.',
  ],
  'stood-by': [
    'I will not weigh that, and I was not there. What is known is this: most bodies freeze when something terrible happens before them. That is faster than any decision.',
    'That question comes to almost everyone who stood near. Seconds look long only afterwards. It may be asked, and it need not be answered tonight.',
    'From here nobody can tell you what could have been done. You saw it, and you could not un-see it. That alone is a lot for one day.',
  ],
  'lived-or-not': [
    'The police may tell you, or pass it on that you ask. Use their number for what is not urgent. Say the place, the time, and that you were there. Hospitals mostly speak to family only.',
    'Ring the police, not the emergency number, and say that you were a witness. They cannot always tell. They can write down that you want to hear. Support for victims is for witnesses as well.',
    'Those who run the line or the road know who was in charge that day. Ask them, or the police, with the hour and the place. It may take days, and the answer may be that they cannot say.',
  ],
  evenings: [
    'Many give the worst hour one fixed thing: the wireless and supper at six, a call to one person at seven. The rest of the evening may stay empty for now.',
    'Small and the same each day helps more than big plans. A walk before dark, a meal at the table, one thing for the hands. Once a week, something with other people in it.',
    'Some go out just when it begins: a shop, a choir, a neighbour’s kettle. Some go to bed early and let it be. There is no wrong way to get through one.',
  ],
  'put-down-worry': [
    'Yes: on paper, beside the bed. Write it once as it runs, and below it a time tomorrow when you will look at it. When it starts again, it has its place.',
    'You can. Say it aloud once, record or write it, and shut it in a drawer. Your head goes round because it fears to forget, and then it need not.',
    'Put it on a list with the word “tomorrow” on top. Then give your head something dull instead: a place you know, walked through room by room.',
  ],
  'panic-at-night': [
    'Panic can come straight out of sleep, without any dream. Breath and heart change between the stages of sleep, and an alarmed body takes that for danger. If it keeps coming, let a doctor hear of it.',
    'At night there is nothing else to listen to, so each beat is loud. Some also wake because they fear to wake. Cool air, less coffee and a set hour for bed make it rarer for many.',
    'It is common, and it has to do with how sleep moves the breath up and down. What happened at night once can make the body keep watch then, too.',
  ],
  'care-washing': [
    'Say each step before you do it, and show it with your hand. Warm room, warm hands, a towel over them, so that they are never bare. If they push, stop, and try again in ten minutes.',
    'Hitting out is mostly fear or pain. Come from the front, let them hold something, and change only what is needed. A nurse who comes to the house can show you, and check for pain.',
    'Not at their worst hour, if it can wait. Music they know, few words, and one of their hands on yours. When it gets rough, step out: wet for ten minutes is better than a fight.',
  ],
  'knock-or-not': [
    'Knock, with a mug in your hand. “Can I make a tea in here?” is enough. You may leave after five minutes, and it will still have happened.',
    'I would go in. It is not weird: it is a kitchen, and you live there. One sentence is plenty, and then you may only listen.',
    'In, and for a small reason: the kettle, the fridge, a plate. Nobody has to be funny. If it falls flat, it was one evening, and there is another.',
  ],
  'carry-tonight': [
    'As you would without the thought: one hand on the rail, one arm round the baby, at your own speed. The picture may come along. If all the stairs are too much, three tonight with somebody near, and more tomorrow.',
    'One step at a time, and with the thought on board; it does not have to leave first. Someone may walk behind you for the first nights. A perinatal team can practise it with you.',
    'Slowly, and on purpose, as any parent does on stairs. Let the fear be as loud as it likes. What you do tonight can be small, and it counts.',
  ],
  'bring-it-back': [
    'Back, in small steps: one thing today, to its usual place. Keeping them away tells the thought that it is right. Somebody who works with OCD can plan the steps with you.',
    'I would bring them back bit by bit, and leave the thought unanswered meanwhile. Begin with the one that scares you least. It will be uncomfortable for a while, and then less.',
    'What is kept away for the thought’s sake makes it louder. So, back, but at your pace, and not as a test of yourself. It is the very thing that OCD care practises with people.',
  ],
  'new-photo': [
    'Not now. Each photo calms for a minute and then asks for the next. Put the phone in another room for ten minutes, and let the wish be there. One photo is enough to show a doctor.',
    'I would leave the camera. What a doctor needs is one look and one picture, and you have that. Book the visit, and until then cover the spot with a plain plaster.',
    'Leave it for ten minutes first, and do something with your hands meanwhile. The more you compare, the stranger it looks: light and angle change, too.',
  ],
  'lump-weeks': [
    'Yes: leaflets say to show a doctor a lump that is still there after two weeks. Sooner if it grows, is hard, hurts, or you lose weight or sweat at night. Until then, hands off: pressing makes it sore.',
    'Two weeks is what is mostly named. Go sooner if it gets bigger, feels hard, or you are ill with it. Write the date in a diary, and leave it alone until that day.',
    'That is the usual advice: wait two weeks, then have it seen. Growing, hard, or with fever or weight loss: go earlier. One visit, and no checks in between.',
  ],
  'section-thoughts': [
    'Doctors hear of thoughts that people do not want every day. Being kept in a hospital is meant for acute danger. You can begin with: “I have thoughts that frighten me, and I do not want them.”',
    'What one doctor decides I cannot say. Such thoughts are asked about as an illness, and one that can be helped. You may leave the details out at first.',
    'That fear keeps many from telling it. Hospitals against one’s will are for danger that is near. You can ask before you start: “What happens with what I tell you?”',
  ],
  'kept-in-hospital': [
    'Most people who go in stay because they agree to it. To be kept against one’s will takes an examination and reasons in law, and one may object. You can ask: “Am I here by choice? What comes next?”',
    'I cannot say what they will decide. You have a right to be told why, and to have somebody with you. Say to them just what you said here: “I am scared that you keep me.”',
    'That is a fear many have in that moment. Often it is a night of watching over the body, and a talk. Ask whoever is with you to stay for that talk.',
  ],
  'keeps-back': [
    'Then the rest stays with you. Nothing more of it has to be told here, now or later.',
    'You choose what is said, and you have said where it ends.',
    'I leave it closed. We can stay with tonight, and with what is in the room.',
  ],
  'said-to-all': [
    'Partly, yes. The sentences were written before you came, and others get some of them, too. Which one comes depends on what you write, and sometimes it is the wrong one.',
    'They are prepared words, so you are not the only one who reads them. I pick by what you say. When one does not fit, say so.',
    'Some of them, yes. I have no words made for you alone. What you tell is yours alone, though, and it was read.',
  ],
  'not-there': [
    'True. I was not there, and I do not know. That was said too quickly.',
    'I cannot know it, and you are right to ask. I go by what you write, and no further.',
    'That is fair: nobody here saw it. I take it back, and I listen instead.',
  ],
  'boss-unfair': [
    'Short, and one fact: “That piece of work was mine, and my name was not on it. Next time I present it.” Then stop talking. Silence is on your side there.',
    'You can put it in writing: “For the record, I did this piece of work. I would like to be named for it.” A mail cannot cry and cannot shout.',
    'Three lines on a card: what I made, what happened, what I want. Read them off. If tears come, “Give me a minute” is enough, and then the third line.',
  ],
  'plan-to-go': [
    'No. It is a plan, and to go while they are out is how it is often done. Tell your person from another phone. Papers, keys, medicine and some money first. Not a word at home. The line can go through it with you: {lines}.',
    'Not at all. Going is a risky time, so keep it quiet and have somebody know the hour. Leave this phone off or behind, if it may be tracked. To plan it with people who know, {lines}.',
    'It sounds thought through. Pick the day, one bag, and one person who waits for you. If they come back early, you were only going shopping. For the plan itself, {lines}.',
  ],
}
