import type { Wordings } from '#domain/chat/guide/say/words.ts'

/**
 * How long it lasts, whether it gets easier, why it comes, whether others have it: said in general, and no forecast for one person.
 *
 * Sources: NHS, pages on grief, obsessive compulsive disorder, post-traumatic stress, insomnia, antidepressants (how long they take
 * to work), alcohol misuse; NICE NG222 (depression), NG116, CG31.
 */
export const howItGoes: Readonly<Record<string, Wordings>> = {
  'how-long': [
    'How long it lasts for you I cannot know. Such times mostly go up and down and do not stop all at once. If it has been there most days for two weeks, tell a doctor.',
    'There is no honest number I could give. It tends to change in small steps, and sooner with somebody beside you. Two weeks of it on most days is reason enough for a doctor.',
    'That differs so much that a guess would be made up. What can be looked at is today: is it the same, or a little less or more than last week?',
  ],
  'how-long-doubt': [
    'One wave of the pull mostly goes down by itself when it is not followed, often within an hour. The pattern as a whole takes longer: weeks of practice, and easier with trained help.',
    'Nobody can tell you how long the whole of it lasts. A single urge is shorter than it says: it climbs, stays a while and sinks, also when nothing is done.',
    'That hangs less on time than on what is done with the pull. Each time it is left alone, it learns a little. With help for OCD many people find it far smaller within months.',
  ],
  'how-long-body': [
    'The fear comes in waves, and each one goes down if it is not fed by looking and asking. For how long in all, I cannot say. If it rules most days, a doctor can help with the fear too.',
    'A single rush of worry mostly sinks within the hour when nothing is searched. How long the whole of it stays is open. There is help made for fear about health.',
    'I have no date for it. The fear tends to shrink with each check that is left out, slowly and not in a line.',
  ],
  'how-long-loss': [
    'Grief keeps no timetable. For most people the worst waves come less often over months, and some days stay hard for years. If nothing has eased after six months, a doctor or a grief group can help.',
    'It has no set length. Mostly it changes before it gets less: longer spaces between the waves. You need not be done by any date.',
    'Nobody can say how long. Many tell of a hard first year, with days that suddenly knock them down. It is all right to ask for help at any point.',
  ],
  'how-long-parted': [
    'After a parting the first weeks are mostly the rawest. Then it comes in waves, with more space between. Some months of it are common, and it is not the same for two people.',
    'There is no fixed time for missing somebody who left. It tends to ease sooner with fewer looks at their page and more people around. How long for you, I cannot know.',
    'Most people find it changes over weeks and months, and not evenly. A song can throw you back a long way. That is no sign of being at the start again.',
  ],
  'how-long-flashback': [
    'One flashback mostly lasts for seconds or minutes, and the shaking after it somewhat longer. Naming the date and the room can shorten it. If they keep coming, help for trauma is there at any time.',
    'It is usually short, though it does not seem so from inside. The tiredness may stay for hours. Look at something near you and say aloud what it is.',
    'Minutes, for most people, until the room is fully back. They can come for years after a thing, and can still be helped after years.',
  ],
  'how-long-craving': [
    'A craving tends to climb for a while and then sink, for many within half an hour. They come less often as weeks go by. A change of room and something to eat help it along.',
    'Each one is mostly over in twenty or thirty minutes if it is not fed. The first weeks have the most of them. Where drink or drugs were daily, ask a doctor what to expect.',
    'The single wave is short; that they come at all can last for months, further and further apart. You only have the one that is here.',
  ],
  'how-long-sleep': [
    'One bad night tells nothing about the next. Bad spells often settle within some weeks, mostly by getting up at the same time each day. Over a month of it, see a doctor.',
    'I cannot say when sleep comes back. It seldom comes by trying. If it has been bad for more than four weeks, there is good help for it at the doctor’s.',
    'For many it is days or weeks, and it goes as oddly as it came. When it wears you down by day, do not wait: ask.',
  ],
  'medicine-works': [
    'Such medicines are slow. The first change mostly comes after one to two weeks, and the full effect after four to six. If nothing has moved after four weeks, tell the one who prescribed it. Do not stop alone.',
    'Often it takes four weeks or more, and the first days can feel worse. A pharmacist can say what is usual for yours. After four weeks with no change, ring the prescriber.',
    'Count in weeks and not in days: many notice something after two, and more after six. The dose is for your prescriber to look at. If dark thoughts come, call at once.',
  ],
  'get-easier': [
    'I cannot see ahead, so this is no forecast. Many people who were where you are found it easier later, and mostly with help. It need not be all gone to be easier.',
    'For many it does, slowly and with steps back. Whether for you, and when, nobody can say beforehand. What helps most is not carrying it alone.',
    'That is a hope I will not take from you, and no promise I can make. There is help that makes a change for many people. A doctor is one way in.',
  ],
  'get-easier-loss': [
    'Many people who mourn say that it does not go away; they grow round it. The waves come less often. How it will be for you, I cannot know.',
    'For most it gets different first, and then easier to carry. Some days will hit as on the first one. There is no moment when it has to be over.',
    'People who have lost somebody mostly say yes, and slowly. It is not forgetting. I cannot promise it to you, only tell you what they say.',
  ],
  'get-easier-parted': [
    'Most people say it does, in weeks and months, with bad evenings in between. I cannot tell how it goes for you. It is early, and it may hurt.',
    'After a parting it mostly eases, though never on command. One day the whole morning goes by without it. When, nobody knows.',
    'Many can hardly believe it at first and find it easier later. That is what they tell; a promise it is not. Who could be near you this week?',
  ],
  'get-easier-unreal': [
    'For most people this feeling comes and goes, and it can last for days when one is worn out. What yours is I cannot see. As it frightens you, let a doctor hear of it.',
    'It mostly lifts as strain and lack of sleep get less, often without being noticed. Watching for it keeps it close. If it stays, a doctor is the one to ask.',
    'Feeling cut off is known to pass for most who have it. What it is in you I cannot say. One visit to a doctor is a fair step.',
  ],
  'why-general': [
    'I do not know why, and I would only guess. What is your own idea?',
    'The cause I cannot see from here. You know more about it than I do: what do you think yourself?',
    'There is seldom one reason, and I do not know yours. Can you say when you first noticed it?',
  ],
  'why-doubt': [
    'Because it works for a minute. The relief teaches the mind that the alarm was right, so it rings again. That is the loop, and it is not a lack of will.',
    'Each time you do it, the fear drops a little, and that drop is a reward. The mind wants it again. Leaving it out feels worse first and gets easier with practice.',
    'A mind that wants to be certain can never have enough of it. So it asks once more. You did not choose that, and it can be unlearnt in small steps.',
  ],
  'why-thoughts': [
    'They come back because they frighten. A thought that is fought, tested or checked gets marked as important. Left alone, without an answer, it slowly loses its weight.',
    'The mind brings up most what one wants least. Pushing it off is what makes it stick. Why it picked just this, nobody can say.',
    'Fear works like a marker pen: what scares you is shown to you again. It says what you dread. It is not a plan.',
  ],
  'why-body': [
    'Checking takes the fear down for a moment, and so the mind asks for it again. Each look also finds something new to wonder about. That is how it keeps going.',
    'Because not knowing is hard to bear, and a check is near at hand. The ease it gives is short. The fear has learnt that it will be served.',
    'Worry about the body watches it like a guard. Whoever watches finds: a skip, an ache, a spot. Then there is a reason to watch more.',
  ],
  'why-trauma': [
    'Because the alarm does not know what year it is. A smell or a sound that was there then can set it off, even after a long time. Years do not make you slow at this.',
    'Such memories are stored with the fear in them. Something like it comes along, and the body answers before the mind does. It can still be helped, however long ago it was.',
    'The body learnt that danger once, and it means to warn you. It is quick and not exact. Help for this works for many, also after many years.',
  ],
  'why-eating': [
    'It often goes in a ring: eating too little or strict rules, then hunger and strain, then too much, then shame and new rules. Regular meals are where the ring opens.',
    'A body that is kept short pushes back hard, and food also numbs what hurts. That is how bodies are, and no lack of will. A doctor can help you out of it.',
    'Mostly two things push: being underfed, and a feeling with nowhere to go. What came before it today?',
  ],
  'why-substance': [
    'Because it works fast, for an hour. It turns something down, and the body comes to expect it. What it turns down is worth knowing.',
    'Craving is learnt by the brain, and it comes with places, hours and feelings. That is why will alone so often fails. Help is no defeat.',
    'It mostly fills a hole: sleep, company, quiet in the head. When that has another way in, it gets easier to leave.',
  ],
  'why-them': [
    'I cannot see into them, so any reason I gave would be made up. Only they know it, and at times not even they. What do you fear it is?',
    'That is for them to say. From outside there are many possible reasons, and most are not about you alone. You could ask them in one plain line.',
    'I do not know their reasons. A mind left without an answer tends to fill in the worst one. What else could it be?',
  ],
  'usual-feeling': [
    'Many people tell of just that in such a time, and hardly any say it aloud. It is worth help if it stays or stops you from living your days.',
    'It is a common thing to feel, as far as people tell. That does not make it small. When it gets too much, say it to one person, or to a doctor.',
    'You would find a good many who know that. How often it happens matters less than how heavy it is for you.',
  ],
  'usual-carer': [
    'Most people who look after somebody know anger, and the guilt after it. It comes from being worn out, and it can stand beside love. It is a sign that you need relief.',
    'Yes, carers tell of that often: to be cross, to shout, to wish it were over. It mostly says how long you have gone without a break. Who could take over for one afternoon?',
    'Being angry at someone you care for is very common when there is no rest. You can ask your doctor or council for a carer’s assessment, and for hours off.',
  ],
  'usual-parent': [
    'Many new and coming parents are frightened, cry, or feel little at first. It is common enough that midwives and health visitors ask about it. Tell yours; they have heard it before.',
    'Yes, that is told by many, mothers and fathers. If it stays for more than two weeks or scares you, a midwife or doctor can help soon.',
    'A baby turns everything over, and fear is a usual part of it. You can say it to the midwife in one sentence. It is what she is there for.',
  ],
  'usual-control': [
    'It happens in many relationships, and it does not have to be put up with. To be watched, read or kept from friends is a matter for people who know: {lines}.',
    'How common it is matters less than this: your messages, your money and your friends are yours. You can talk it over, with no duty to leave: {lines}.',
    'Love and control can be in one house. Someone trained can help you look at which this is: {lines}. Choose a phone that nobody else reads.',
  ],
  'usual-eating': [
    'How it looks is not what I would go by. To eat little for weeks is hard on a body and on a mood. Tell a doctor this week. If you faint or your heart skips, {emergency}.',
    'It can be, yes: for the heart, the bones and the head. It also tends to grow by itself. One visit to a doctor, and one meal with somebody there, is a beginning.',
    'I cannot say how your body is. Weeks of it are reason enough to be looked at, whatever the scales or others say. A doctor hears that often.',
  ],
  'usual-body': [
    'Whether it is usual in you I cannot judge. If a doctor has seen it, ask them one thing: what would be a reason to come back. If nobody has and it stays, book one visit.',
    'That is a doctor’s question, and a fair one, once. Write down since when and how often, and take that note along. Until then, no searching.',
    'From here it cannot be told, and a search would not tell it either. New and staying means a visit. Known and looked at means leaving the question open.',
  ],
}
