import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const healthFear: Scenes = {
  // Has been looking up symptoms online for hours and is more frightened with every page.
  'health-fear/searching-online': {
    says: [
      'You go looking for one sentence that would let you rest, and each page brings new fright instead. And so it goes on to the next.',
      'The search begins as a wish for calm and ends far away from it. It is hard to stop while the answer seems just a page off.',
      'So many hours spent reading about what could be, and none of it can give the certainty that you went in for.',
    ],
    asks: ['What did you hope to find when you began?', 'How did you feel just before you started looking?'],
  },
  // The tests came back clear but the person cannot believe it and thinks something was missed.
  'health-fear/test-missed-something': {
    says: [
      'The result was meant to close the door, and your mind has found the gap in it: but what if it was overlooked.',
      'You had hoped that the result would finally give rest. Instead the doubt has moved on, from the body to the test itself.',
      'However clear the paper is, it cannot give the complete certainty the fear asks for. So the fear keeps on asking.',
    ],
    asks: ['What had you hoped you would feel with that result?', 'What does the doubt say most often?'],
  },
  // Is waiting for a test result or appointment and can hardly bear the time until then.
  'health-fear/waiting-for-results': {
    says: [
      'In the waiting, nothing can be done and everything can be imagined. The time hardly moves, and the mind fills it with the worst.',
      'You are living between not knowing and knowing, and the ordinary days have to be got through all the same.',
      'The very thing that you dread is also the thing that you cannot wait for. Both pull at you at once.',
    ],
    asks: ['Which part of the day is the longest?', 'What do you do with yourself while you wait?'],
  },
  // Keeps touching, pressing, measuring or looking at a place on the body to see if it has changed.
  'health-fear/pressing-the-spot': {
    says: [
      'It draws you back there again and again, just to see whether it is still the same. And each time the quiet is short.',
      'You want to be sure, and the checking promises exactly that. Then comes a small doubt, and it has to be done again.',
      'So much of the day revolves around this, and it gives no answer that lasts. That wears a person down.',
    ],
    asks: ['What happens in you just before you check?', 'How long does the quiet last afterwards?'],
  },
  // As soon as one symptom or illness fear goes, a new one takes its place.
  'health-fear/next-symptom': {
    says: [
      'Hardly has the one thing grown quiet when the next reports in. There is hardly any room in between in which you could rest.',
      'The place changes and the fright stays the same. It only looks for a new spot to settle on.',
      'You keep being relieved and alarmed again in the same breath. With that rhythm, the relief never gets time to be felt.',
    ],
    asks: ['Which one is the loudest at the moment?', 'What was it like when the last one had gone?'],
  },
  // The doctor did not take them seriously, said it is only anxiety, and they went home with the fear.
  'health-fear/brushed-off': {
    says: [
      'You went there with a real fright and came out with the feeling of having bothered someone. And the fright came home with you.',
      'Whatever it is, you deserved to be heard out. To be waved away leaves you by yourself with it, and ashamed on top.',
      'It takes something to go there and say it aloud. To get so little attention for it hurts, and it settles nothing.',
    ],
    asks: ['What did you want them to hear?', 'What stung most about that visit?'],
  },
  // Asks people close to them again and again whether it is something serious, and they are getting annoyed or it only helps for a moment.
  'health-fear/asking-family': {
    says: [
      'You want to hear it from somebody you trust, and it hardly holds. Then you need it again, and it gets harder to ask.',
      'The fear sends you to the people you love for one calming word. Now there is the worry about them as well.',
      'So much hangs on that one answer from someone close, and it wears off so quickly. Having to ask again costs you each time.',
    ],
    asks: ['What do you most wish to hear from them?', 'What goes on in you just before you ask?'],
  },
  // Does not go to the doctor, or does not open the letter, for fear of what could come out.
  'health-fear/avoiding-the-doctor': {
    says: [
      'As long as nobody has looked, it stays open, and open is at least not the worst. Yet the fear does not stay away for it.',
      'You keep the answer at a distance because it could be the bad one. The distance protects a little, and costs a great deal.',
      'Two frights are pulling against each other: of what could be there, and of hearing it said. Between them nothing moves.',
    ],
    asks: ['What are you most afraid of hearing?', 'How heavy is it to keep it at a distance?'],
  },
  // The relief after a check-up or good result lasted only a short time and the fear is back.
  'health-fear/relief-faded': {
    says: [
      'You had it, that relief, and it was real. And then it slipped through your fingers, as though it had never been allowed to stay.',
      'How short the good news lasts is a disappointment of its own. You had counted on being able to live on it for a while.',
      'The fear let itself be calmed for a moment, and then it asked for more. What was settled lies open again.',
    ],
    asks: ['When did you notice it coming back?', 'What was the light part of it like?'],
  },
  // Small good news: did not search, check or ask although the urge was there, or forgot about the symptom for a while.
  'health-fear/did-not-look': {
    says: [
      'The fear had its usual place prepared, and this time you did not take it. There was room for something else.',
      'For a while, life was bigger than the worry about the body. It may look small from outside, and it is not small.',
      'Without certainty, and still the day went on, with you in it. That is something you have now lived through for yourself.',
    ],
    asks: ['What was there in that time instead of the worry?', 'How does it feel to look back on it?'],
  },
  // Has a real, diagnosed illness and is waiting for a scan, blood or check-up result.
  'health-fear/results-after-diagnosis': {
    says: [
      'The waiting sets your life on hold, and it does so each time there is a test. This is not a fear out of nothing.',
      'You have already had to hear serious news once. Of course every call and every letter weighs more since then.',
      'Somebody else may soon know something about your body, and you have to go on as if it were any ordinary week.',
    ],
    asks: ['What is the longest part of the waiting?', 'What goes round in your head most just now?'],
  },
}
