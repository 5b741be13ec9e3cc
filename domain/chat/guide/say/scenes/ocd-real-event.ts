import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const ocdRealEvent: Scenes = {
  // Goes over something they did as a child or teenager and fears it makes them a bad person.
  'ocd-real-event/as-a-child': {
    says: [
      'You stand before a court today for the child you were then. And the hearing does not close, no matter how often you give evidence.',
      'It is long past, and it comes with a question that is meant for now: what sort of person are you. That weighs on a memory from so early on.',
      'You look back with the eyes of today, and they are strict. Each replay is meant to bring a verdict, and none of them lets you go.',
    ],
    asks: ['When did this memory begin to press on you?', 'What do you keep asking yourself about it?'],
  },
  // Cannot remember parts of a drunk or hazy night and fears they did something terrible.
  'ocd-real-event/drunk-night': {
    says: [
      'There is a gap, and your mind fills it with the worst. What cannot be remembered cannot be ruled out, and that is exactly where it has you.',
      'You gather bits and pieces of that time, and the missing part stays missing. It is tormenting to answer for something you cannot see.',
      'You are looking for the one thing that would let you rest, and it lies where there is no memory. So the search never reaches an end.',
    ],
    asks: ['When in the day does it call you back?', 'What is the worst thing the gap whispers?'],
  },
  // Feels an urge to confess a past mistake to someone, or has to keep adding details to the confession.
  'ocd-real-event/urge-to-confess': {
    says: [
      'It presses to be said, as though nothing in between were honest until it is. And no confession seems complete enough.',
      'You want to be known without anything hidden, and your conscience keeps sending you back. That leaves you hardly any quiet closeness.',
      'The telling promises that it would be over then. It is a strong pull, and it has you by your honesty.',
    ],
    asks: ['What do you hope it would feel like afterwards?', 'Who is it that you want to tell?'],
  },
  // Was forgiven or told it was not so bad, and the guilt came back anyway.
  'ocd-real-event/forgiven-not-enough': {
    says: [
      'The kind words were really there, and they could not stay. As if the guilt had a back door through which it comes in again.',
      'You heard what you had longed to hear, and your own judgement would not join in. That is a lonely place to be left in.',
      'Someone let you off, and inside you the trial goes on. There is always some small thing that supposedly was not taken into account.',
    ],
    asks: ['How long did the relief stay this time?', 'What did the guilt say when it came back?'],
  },
  // Has gone over the memory so often that it changes, and no longer knows what really happened.
  'ocd-real-event/memory-shifts': {
    says: [
      'You go there to see clearly, and each visit leaves it more blurred. So what should be the proof becomes a new fear.',
      'Not being able to trust your own memory takes the ground away. You search for what is true, and the searching itself keeps stirring it up.',
      'The pictures will not hold still, and you would need them to in order to rest. It is cruel that effort makes them less clear.',
    ],
    asks: ['What has been least clear to you lately?', 'How often do you go back there in a day?'],
  },
  // Fears that an old mistake, post or message will come to light and everything will be lost.
  'ocd-real-event/found-out': {
    says: [
      'You live as if everything good were only on loan until that old thing surfaces. It makes any ordinary sign look like the beginning.',
      'What is behind you does not feel past at all, it feels as though it were waiting ahead. So you can hardly be at ease in what you have.',
      'You listen all the time for the moment when it comes out. That is a tense way to live, with one ear always at the door.',
    ],
    asks: ['What sets off the alarm most often?', 'What are you most afraid of losing?'],
  },
  // Small good news: the memory came and they did not go through it, search or confess, and went on with the day.
  'ocd-real-event/let-it-rest-a-while': {
    says: [
      'It came up, and you did not go along to the hearing. The time that it usually takes stayed with you for once.',
      'The question stayed open, and you turned to what was in front of you. That is unfamiliar, and you did it.',
      'For once the past did not get to take over the present. You were where your life was taking place just then.',
    ],
    asks: ['What was it like not to go into it?', 'What did that time belong to instead?'],
  },
}
