import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const eating: Scenes = {
  // Ate a great deal in secret, out of control, and hides the traces.
  'eating/ate-in-secret': {
    says: [
      'It happens out of everybody’s sight, and then you carry the hiding as well as the fullness. That makes it doubly lonely.',
      'While it lasts there is hardly any choosing in it, and afterwards comes the shame with its tidying up. Both are heavy to keep to yourself.',
      'You have been alone with this behind a closed face. To tell it at all goes right against what the shame wants.',
    ],
    asks: ['What had the day been like before it began?', 'What comes first afterwards, do you think?'],
  },
  // Feels guilty and bad after eating an ordinary meal or treat.
  'eating/guilt-after-normal-meal': {
    says: [
      'Something as plain as eating gets put on trial afterwards. The food is gone, and the scolding stays much longer.',
      'Other people seem to get up from a meal and forget it. For you the hard part only starts when it is over.',
      'It takes so much out of a day when being fed has to be earned or regretted. Even what was nice about it gets spoiled.',
    ],
    asks: ['What does the guilt say to you?', 'What was the meal like before the guilt came?'],
  },
  // Has rules about food that become stricter and life gets narrower around them.
  'eating/rules-keep-tightening': {
    says: [
      'The rules were perhaps meant to make things calmer, and they keep asking for more. What they leave you gets smaller and smaller.',
      'Each new rule promises some quiet and then takes another piece of ordinary life. It is tiring to live by such strict house rules.',
      'It costs more than food. It costs the ease of simply sitting down somewhere and having what there is.',
    ],
    asks: ['What would you miss least if one rule fell away?', 'How did the first rule begin?'],
  },
  // The number on the scales decides mood and how the whole day goes.
  'eating/scales-decide-the-day': {
    says: [
      'One number is given the right to say how you may feel about yourself. Everything else the day holds has to wait for it.',
      'It is like standing before a judge who knows nothing about you and still has the last word. That makes a mood very fragile.',
      'You look for an answer there, and what you get is a sentence to live under. There is much more to your days than that.',
    ],
    asks: ['What does a bad number take away from you?', 'What was your mood just before you looked?'],
  },
  // Somebody made a remark about one's body, weight or plate and it does not let go.
  'eating/comment-on-body': {
    says: [
      'It took a second to say, and you are the one who has to live with it afterwards. That is an unfair share.',
      'Your body was spoken about as if it were anybody’s business. A remark like that can sit down at the table with you for a long time.',
      'Those few words got in where it is tender, and they keep being heard again. The one who said them has it much easier.',
    ],
    asks: ['What did you hear in it?', 'What would you have liked to say back?'],
  },
  // Dreads or avoids eating in front of other people.
  'eating/eating-with-others': {
    says: [
      'A shared table is meant to be a warm place, and for you it is full of eyes. So much work goes into just getting through it.',
      'It is not only the food that is at stake there. It is being seen with it, and that turns a simple invitation into something to survive.',
      'You miss out on more than a meal this way. The company, the being asked along, all of it gets caught up in the dread.',
    ],
    asks: ['What is the worst moment of it for you?', 'Who is the easiest person to eat with?'],
  },
  // Had sworn to stop an eating pattern or start afresh and it has happened again.
  'eating/promised-then-slipped': {
    says: [
      'You had meant it, with real hope in it. That is what makes it so bitter when the old way is suddenly there again.',
      'It feels as if everything before it no longer counts. Disappointment has a way of striking out all that went before.',
      'First there is what happened, and then there is the broken promise on top. The second one may well hurt more.',
    ],
    asks: ['What was different in the time it went better?', 'What was going on just before it slipped?'],
  },
  // Small good news: ate something feared, or ate calmly, or broke a food rule and stayed with it.
  'eating/ate-it-anyway': {
    says: [
      'There was fear or habit on the other side of that, and you ate all the same. Hardly anyone could see how much was in it.',
      'A thing that looks like nothing from outside, and for you there are years behind it. It is lovely to hear about it.',
      'For a moment food was allowed to be just food, in the middle of an ordinary day. That is worth telling somebody.',
    ],
    asks: ['How was it while you were eating?', 'What do you want to remember of it?'],
  },
}
