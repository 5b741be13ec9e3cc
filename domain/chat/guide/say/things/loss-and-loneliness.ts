import type { Thing } from '#domain/chat/guide/say/things/thing.ts'

export const lossAndLoneliness: Readonly<Record<string, Thing>> = {
  'not-in-the-room': {
    says: [
      'You were there for so long, and it came in the minutes when you were not. Nurses see that often: some go just when the room is quiet. It does not say that you left {him}.',
      'And those are the minutes you keep. All the hours that you sat there are true as well. It was not a lack of love.',
    ],
    asks: [
      'What was the last good moment that you had together?',
      'What would you have wanted to say to {him}?',
    ],
  },
  'left-for-an-hour': {
    says: [
      'You had gone home for a short while, and that was when it happened. And since then it goes round: I should have been there.',
      'So it is that hour that does not let you go. You stepped out, as one must, and you could not know.',
    ],
  },
  'nurse-said': {
    says: [
      'They had told you there was time. You went by what you knew, and you could not know.',
      'You asked, and they said it was all right to go. Nobody could see what was coming.',
    ],
  },
  'that-hour-of-day': {
    says: [
      'That is when the phone should ring, and it does not. The whole evening hangs on it.',
      'So each day has that one hour in it, and it is empty now.',
    ],
    asks: ['What would you have told them tonight?'],
  },
  'their-birthday': {
    says: [
      'The birthday, and nobody to ring. Such days come with their own weight.',
      'It is their day, and they are not there for it. No wonder you cannot sleep.',
    ],
    asks: ['What did you use to do on that day?'],
  },
  anniversary: {
    says: [
      'The date comes round, and the body knows it before the calendar does.',
      'A year, and for you it is last week.',
    ],
    asks: ['What would you like to do with the day?'],
  },
  christmas: {
    says: [
      'Those days are made for a full table, and one chair is empty.',
      'Everyone is cheerful on purpose then. It makes the gap louder.',
    ],
    asks: ['Which moment do you dread?'],
  },
  'their-things': {
    says: [
      'Their things still stand there as if they were coming back. One need not clear anything away until one wants to.',
      'A coat, a cup, a voice on the phone: that is where it hits hardest.',
    ],
    asks: ['Which of them could you never give away?'],
  },
  'said-it-is-time': {
    says: [
      'Other people set a date for it. There is none.',
      'They want you to be fine again, most of all for themselves. You go at your own pace.',
    ],
  },
  'pet-died': {
    says: [
      'That was somebody who was glad each time you came in. The quiet now is hard.',
      'They were part of every day. It is a real loss, whatever anybody says.',
    ],
    asks: ['What was the name?'],
  },
  'no-one-wrote': {
    says: [
      'You have been counting. That is a long time to hear nothing from anyone.',
      'All those days, and the phone stays dark. That hurts, and the counting makes it worse.',
    ],
    asks: ['Who would you most like to hear from?'],
  },
  'moved-here': {
    says: [
      'New place, and all the people who know you are somewhere else.',
      'You moved for the job, and the rest of a life did not move with you.',
    ],
    asks: ['What did you leave behind there that you miss?'],
  },
  'evenings-alone': {
    says: [
      'Telly on, one plate, nobody to say “did you see that” to.',
      'You had hoped somebody would ask you along. They did not, and so the evening is long.',
    ],
    asks: ['Is there one of them that you would like to know better?'],
  },
  'lunch-in-car': {
    says: [
      'You sit in the car so that nobody sees you sit alone. That is a long hour.',
      'Lunch is when it shows. I can see why you go out to the car.',
    ],
    asks: ['Who in there looks as if they might be nice?'],
  },
  weekends: {
    says: [
      'Two days without a word to anybody. In the week there is at least the noise of others.',
      'On such days one notices how quiet it is.',
    ],
    asks: ['What do you do to get through it?'],
  },
  'would-not-be-missed': {
    says: [
      'To think that it would take days until somebody noticed is a very lonely thought.',
      'You feel as if you left no gap. That is a hard thing to believe about oneself.',
    ],
  },
  'not-asked-out': {
    says: [
      'They go, and it does not cross their mind to ask you. That hurts more than a no.',
      'It is the small “are you coming” that is missing.',
    ],
    asks: ['Which of them would you ask, if it were easy?'],
  },
  'just-lonely': {
    says: [
      'Just lonely. That is enough. It is one of the hardest things to say, and you said it straight.',
      'Lonely, plain and simple. There is no shame in that, and it is heavy all the same.',
    ],
    asks: ['When did it start?'],
  },
  'nobody-to-tell': {
    says: [
      'And there is nobody you could ring with it. So it stays inside.',
      'To have no one to tell it to makes anything twice as heavy. You can tell it here.',
    ],
  },
  'hears-them-laugh': {
    says: [
      'They laugh, and there is one wall in between. It feels as if everybody had got the hang of it but you.',
      'To hear them and not be in it is lonelier than being quite alone.',
    ],
    asks: ['Which of them is the easiest to be with?'],
  },
  'still-hears-them': {
    says: [
      'The house still has them in it. One hears it, and then one remembers. That is nothing odd.',
      'The ears still wait for it. It goes on for a while, and each time it hurts.',
    ],
    asks: ['When does it catch you most?'],
  },
  'get-another': {
    says: [
      'It is meant well, and it misses by a mile. There was only that one.',
      'As if that one could be swapped. You need not think about another for a long time, or ever.',
    ],
    asks: ['What was special about that one?'],
  },
  'was-with-them': {
    says: [
      'You were with {him}. So there was somebody there who loved {him}.',
      'You stayed to the end. That is the last kindness there is.',
    ],
  },
  'others-pregnant': {
    says: [
      'Her weeks are your weeks. You see in front of you what you would have had. That is cruel, and it is nobody’s doing.',
      'To be glad for someone and to be torn apart by it: both can be true in one room.',
    ],
    asks: ['Does anyone there know how hard that is for you?'],
  },
  miscarriage: {
    says: [
      'You lost a baby. The others count it in weeks; for you there was somebody.',
      'It was early for the calendar, and it was not early for you. That is a real loss.',
    ],
  },
  'told-in-chat': {
    says: [
      'You found out in a chat, among all the cheering. Nobody thought of you before pressing send.',
      'There it stood on the screen, and everyone else was happy. You had to get through that alone.',
    ],
    asks: ['What did you do, when you saw it?'],
  },
  'asked-to-speak': {
    says: [
      'You are asked to put {him} into words, in front of everyone. That is an honour, and it is frightening.',
      'To stand up and speak about {him}: there is hardly a harder thing. It may be three sentences, and read from a paper.',
    ],
    asks: ['What is the first story that comes to mind?'],
  },
  'was-the-funny-one': {
    says: [
      'The one who would make you laugh through it is the one who is missing. That is what makes it so hard.',
      'You can hear just what {he} would say. That stays with you.',
    ],
    asks: ['What would {he} say to you now?'],
  },
  'found-them': {
    says: [
      'You are the one who found {him}. One does not lose that sight, and hardly anybody asks about it.',
      'It was you who opened that door. You carry that, on top of all the rest.',
    ],
  },
  'empty-nest': {
    says: [
      'For years the house was full, and now one can hear the clock. People joke about it, and it is a real goodbye.',
      'Your days were built around them. It is no joke to have that gone.',
    ],
    asks: ['Which hour of the day is the emptiest?'],
  },
}
