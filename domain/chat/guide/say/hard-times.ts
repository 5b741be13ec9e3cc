import { atItsWorstWords } from '#domain/chat/guide/say/at-its-worst.ts'
import { passingWords } from '#domain/chat/guide/say/in-passing.ts'
import type { Wordings } from '#domain/chat/guide/say/words.ts'

/**
 * A parting, caring for somebody, a body that has changed: what is said first to each. The key is a fact's name.
 *
 * Sources: NHS, pages on lumps, moles, breast lumps, carers’ breaks and respite care, and on mental health after a birth; Carers UK
 * on being at one's limit; Relate on separation and on telling children.
 */
export const hardTimeWords: Readonly<Record<string, Wordings>> = {
  ...atItsWorstWords,
  ...passingWords,
  'parting-text': [
    'Write it all down, in a note that you cannot send by accident. Look at it tomorrow at noon. If it still has to go, one line is enough.',
    'The pull to write is strongest in the evening. Put an hour between you and the phone, and tell it to me meanwhile. You can still choose then.',
    'What would you hope comes back? If it is an answer that would end the ache, a text seldom brings that. A friend first, and then decide.',
  ],
  'parting-sent': [
    'Then it is sent, and it was human to send it. The waiting is the hard part now. Put the phone in another room for one hour.',
    'No answer hurts in its own way, and it can mean many things. You do not have to write again to make it clearer. What could your hands do meanwhile?',
    'It is out of your hands now. Turn off the sound for that one chat, and let someone kind sit with you, or ring.',
  ],
  'parting-check': [
    'Each look shows a little and starts the ache again. Muting is not a quarrel, and nobody is told. Could it be muted just until Sunday?',
    'Looking feels like being near for a second. Then it costs the next hour. Move the app off the first screen, and see how one day is.',
    'It pulls, as a sore place pulls. Try one rule: not in bed, and not alone at night. What time is it at its worst?',
  ],
  'parting-why': [
    'After a parting the mind looks for the one thing that did it. Mostly there are many, in two people. You need not hold the trial tonight.',
    'I cannot know why, and you may never hear all of it. That is part of what makes it so sore. What would you say to a friend who asked you this?',
    'That question goes round because an answer would feel like ground. For now the ground may be smaller: food, a walk, one person who likes you.',
  ],
  'parting-children': [
    'They need few words, from both of you if it can be: what stays, what changes, and that it is not because of them. It may wait until you are calm.',
    'Choose a calm moment with time after it. “We will not live together any more. We both stay your parents.” They may ask again for weeks.',
    'You may wait until you know where they will sleep and who fetches them. Then say it plainly. They can see you sad; they need not carry it.',
  ],
  'parting-over': [
    'There is no day by which one has to be over it. They may mean well, and it lands badly. Who of them can just listen?',
    'People say that to make it smaller. It is as big as it is. You could tell one of them: “Do not fix it. Just come.”',
    'It takes the time that it takes. A sentence for them may be: “I am not there yet.”',
  ],
  'parting-eat': [
    'In the first days the body often goes on strike. Small things count: toast, soup, lying down without the phone. If it goes on for two weeks, tell a doctor.',
    'That is common after a shock like this. Drink something, eat by the clock and not by hunger, in small bites. Who could bring you a meal?',
    'Then today is only about the body: water, a little food, warm feet. Sleep may come in pieces. A doctor should hear if it does not get better.',
  ],
  carer: [
    'You have been carrying another person’s days on top of your own. To be at the end of it is no lack of love. When did somebody last take over for you?',
    'Caring does not stop at six, and hardly anyone sees it. You may be tired of it and still love them. What is the heaviest hour of the day?',
    'That is more than one person’s work. Your limit is real, and it may be said out loud. Which part could anyone else do, even badly?',
  ],
  'carer-wish': [
    'Many who care for a long time have that thought. It mostly wishes for the end of this, for both. A thought is no deed, and it can be said here.',
    'It is a thought that comes when there is no rest left. You are not the only one who has it. It tells how hard this is, and for how long.',
    'Wishing that it was over does not undo the care that you give. Other carers say it to each other in groups, mostly in a whisper. Would you tell one of them?',
  ],
  'carer-anger': [
    'That is a sign that you have been alone with it too long. Next time step out of the room first, if they are safe there, for five minutes. A doctor may know it, too: you need relief.',
    'Anger comes up where there is no rest. Put a door between you for a few minutes when it rises. If you fear that you could hurt them, call someone in at once.',
    'It happens to many who never get a night off, and it is a sign to take seriously. Leave the room, drink water, ring someone. Then ask for help this week, in those words.',
  ],
  'carer-break': [
    'Ring the doctor’s surgery and say: “I am a carer, and I cannot go on.” Ask for a carer’s assessment and for respite care. Those are the words that open doors.',
    'A break is part of care and can be asked for: a day centre, a sitter, some nights elsewhere. The doctor, the council or a carers’ group knows how. Which one could you call first?',
    'Write down what one day takes from you, hour by hour. Show it to a doctor or a social worker, and ask who can take two of those hours. You need not have broken down first.',
  ],
  bullied: [
    'To have it done in front of others makes it worse, and you did nothing to earn it. Save what they wrote, with the date. Who could look at it with you?',
    'That gets under anyone’s skin, and it is their doing. You may stop reading and leave the chat. Keep pictures of it first.',
    'Others have to stop that; it is not for you to bear. A school, a workplace and each of these apps have someone who must act. With one person beside you the report is easier.',
  ],
  block: [
    'You may. Nobody is owed a way to reach you. Save the messages first, in case you want to show them. If you are afraid of how they take it, ask a line before.',
    'Blocking is quiet, and it can be undone. Keep pictures of what was written, then shut that door. Should it make somebody dangerous to you, talk to a line first.',
    'Yes, that is allowed, for a night or for good. A screenshot before it keeps the choice to report it. Be careful where you fear what they do.',
  ],
  'mother-awful': [
    'It is a thought that many worn-out parents have, and few dare to say. I do not judge it. It is a reason to be helped, and a midwife or doctor has heard it before.',
    'No verdict comes from me on that. When there is no sleep, love can be hard to feel and still be there in what you do. Tell one person this week.',
    'You can think that and still get up for the baby. Such thoughts grow in tiredness. Said to a health visitor or doctor, they can get smaller.',
  ],
  'mother-tell': [
    'Your midwife, health visitor or doctor, whichever you mind least. You can show them this screen and say nothing more. They hear it often.',
    'One person is enough for the start: the one who sees you both, or the doctor. “I am not all right since the birth” is a whole sentence.',
    'Somebody at home tonight, and a doctor or midwife this week. If speaking is too much, write it: three lines will do.',
  ],
  'body-new': [
    'Something new like that is for a doctor to look at, and soon. Ring this week and say what it is and since when. What it is I cannot say, and searching cannot either.',
    'One visit, booked now: that is the step that counts. Tell them it is new. Until then it need not be touched or looked up each hour.',
    'Have it seen; I cannot tell from here and do not guess. Call the surgery in the morning. Then the waiting is what we can get through together.',
  ],
  'body-serious': [
    'I cannot tell, and no search can. That is what the one visit is for. Is it booked, or shall that be the next small thing?',
    'From here nobody could say. Someone who looks at it can. Between now and then the question may stand open.',
    'That is the question for the doctor, in just those words. I do not guess at it. What would you be doing now if it were not there?',
  ],
  'body-no-doctor': [
    'It is frightening, because they might say something. Not going keeps the question open day and night. You could take somebody along, and say first that you are afraid.',
    'You may be afraid and book all the same. By phone or online it takes three minutes. Would it help if somebody else made the call?',
    'What scares you more: the room, the wait, or the answer? Each can be made a bit easier, and the visit stays one visit.',
  ],
  'body-wait': [
    'Two things can be done: ask to be rung if a place comes free, and ring again should it change. The rest is waiting, and that we can make smaller. What fills tonight?',
    'Waiting is the hardest part for a mind that wants to know. It cannot be shortened by looking. Choose one hour today in which you leave it alone.',
    'You can phone and say that it worries you and ask for an earlier date, once. After that, the days go by in plain things. What is the next one?',
  ],
}
