import type { Thing } from '#domain/chat/guide/say/things/thing.ts'

export const workAndMoney: Readonly<Record<string, Thing>> = {
  'secret-debt': {
    says: [
      'So you sit with the money by yourself, and nobody at home knows. That is a heavy thing to be alone with.',
      'The money is one weight, and keeping it quiet is another. The second one you could put down first.',
    ],
    asks: ['How long have you carried it alone?', 'What are you most afraid they would say?'],
  },
  'redundant-sleep': {
    says: [
      'You lost the job, and since then there is no sleep without something. Then it is the job that needs to be talked about as much as the glass.',
      'So it goes back to the redundancy. A job takes the days with it, and then the nights.',
    ],
    asks: ['What was the worst of losing it?'],
  },
  redundant: {
    says: [
      'To be made redundant takes more than the pay. It takes the days, the people and who you were there.',
      'Losing the job like that: one day you are needed, and then you are not. That goes deep.',
    ],
    asks: ['What do you miss most about it?', 'How did they tell you?'],
  },
  'used-to-lead': {
    says: [
      'You had people who counted on you, and now there is this. Of course that stings. That you could do it then is still true.',
      'From that, to here: that is a long way down in your own eyes. The one who did that job is the same one who writes to me.',
    ],
    asks: ['What were you good at there?'],
  },
  mortgage: {
    says: [
      'The mortgage. Money worry is loudest when nothing can be done about it.',
      'It is the house that hangs on it. No wonder your head will not stop.',
    ],
    asks: ['Does anybody else know how it stands?', 'When is the next payment due?'],
  },
  money: {
    says: [
      'Money that does not reach is a worry that never clocks off.',
      'It is hard to think of anything else when the sums do not come out.',
    ],
    asks: ['Which bill frightens you most?'],
  },
  rent: {
    says: [
      'When it is the roof over your head, there is no calm place left to think in.',
      'Not knowing if you can stay where you live is as basic as worry gets.',
    ],
    asks: ['How long do you have there?'],
  },
  jobcentre: {
    says: [
      'The jobcentre first thing, and then bed again. I can see why there was nothing left for the rest of the day.',
      'To be argued with over a form, on no strength at all. No wonder you went back to bed.',
    ],
    asks: ['What did they want from you?'],
  },
  'no-job-found': {
    says: [
      'To write and write and hear nothing back wears anyone thin.',
      'Each no lands on the same spot. It says little about you, and it hurts all the same.',
    ],
    asks: ['Who knows how hard you are trying?'],
  },
  boss: {
    says: [
      'A boss like that comes home with you in your head, whether you want it or not.',
      'It is bad when the one who decides over your days is also the one who puts you down.',
    ],
    asks: ['What did they say, the last time?'],
  },
  'wrong-email': {
    says: [
      'That moment after “send”, when the stomach drops. You have probably read it ten times since.',
      'One email, and it plays in a loop. The others have most likely read on to the next one.',
    ],
    asks: ['What do you fear comes of it?'],
  },
  promotion: {
    says: [
      'More was put on you, and the nights have paid for it.',
      'A step up, and a step further from sleep. That happens more often than people say.',
    ],
    asks: ['What is new about it that keeps you up?'],
  },
  'early-start': {
    says: [
      'Most people get through a day on less sleep than they fear; it is not nice, and it is doable.',
      'The clock makes it worse: each look takes away an hour you still had. Turn it to the wall, if you can.',
    ],
    asks: ['What keeps you awake most?'],
  },
  'shift-work': {
    says: [
      'Shifts turn day and night round, and the body never quite believes it.',
      'So your evening is when others get up. It is an odd, quiet time to have.',
    ],
    asks: ['What do you do with the hours after a shift?'],
  },
  'new-job': {
    says: ['A new job. That is really good news.', 'You got it. Somebody looked at you and said yes.'],
    asks: ['What will you be doing there?', 'Whom did you tell first?'],
  },
  'outside-all-day': {
    says: [
      'Out in the air all day, after years on a headset. I can see why you are awake in the good way.',
      'From a headset to plants and weather. That is quite a change.',
    ],
    asks: ['What are you looking forward to most?'],
  },
  'deadline-pile': {
    says: [
      'Everything is due at once, and each thing says it is first.',
      'That is more than fits into one person’s day. It is not you who is too slow.',
    ],
    asks: ['Which one thing would take most of the pressure off?'],
  },
  exams: {
    says: [
      'Exams. And everybody acts as if your whole life hung on them.',
      'To sit there and know it, and have it gone: that is what pressure does.',
    ],
    asks: ['Which one scares you most?'],
  },
  'cried-at-work': {
    says: [
      'To cry where others may come in, and then go on with the day: that costs twice.',
      'Tears do not wait for the right place. There is nothing stupid in it.',
    ],
    asks: ['What was the last drop?'],
  },
  'lost-years': {
    says: [
      'Years that feel wasted. That is a kind of grief, and hardly anybody counts it as one.',
      'You look back and see a gap where a life should have been. That hurts, and it was not laziness that made it.',
    ],
    asks: ['What would you have wanted to be in them?'],
  },
  'unfair-blame': {
    says: [
      'You were blamed before anyone had asked. That is bitter, and it sticks.',
      'There was no room to say your side. That makes it worse than the shouting.',
    ],
    asks: ['What would you have said, if there had been room?'],
  },
  'all-stared': {
    says: [
      'The silence, and all those eyes. That part stays longer than the words do.',
      'Everyone saw it. No wonder you would like to be invisible.',
    ],
    asks: ['Whom of them would you be all right to see first tomorrow?'],
  },
  'head-went-blank': {
    says: [
      'It went white, though it was in there. That is what fear does to a head. It comes back when the fear goes down.',
      'You knew it, and it was gone. That is pressure, and not a lack of brains.',
    ],
    asks: ['What came back to you afterwards?'],
  },
  'needs-that-grade': {
    says: [
      'So for you it all hangs on that one grade. There is mostly a second way in, and right now you can only see this one.',
      'That is a lot to put on one paper. No wonder your head is full of it and not of the subject.',
    ],
    asks: ['Which bit of it would you start with, if it were only twenty minutes?'],
  },
  'which-first': {
    says: [
      'All of it burns. Take the one thing that cannot wait until Friday. The others may smoke for a bit.',
      'One cannot put out two at once. The one with a date on it goes first, and then you stop for tonight.',
    ],
    asks: ['Which of them would be worst if it were left for a day?'],
  },
  'diagnosis-at-home': {
    says: [
      'A diagnosis in the family would be enough for one month, all by itself.',
      'That is news that takes the ground away, and you still have to run everything else.',
    ],
    asks: ['What do you know so far?'],
  },
}
