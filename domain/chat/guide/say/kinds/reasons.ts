import { doubts, type KindTable } from '#domain/chat/guide/say/kinds/kind-words.ts'

/** Why it happens, in the short words that are true; and views that are asked for. */
export const reasonKinds: KindTable = {
  'asks-why-it-happens': {
    says: [
      'I don’t know the whole reason. Often a mind under strain does things we never asked for.',
      'There is rarely one cause. What I see is that it comes, and how it bothers you.',
      'I can’t look into you. I would guess it is trying to protect you, in a clumsy way.',
      'It is strange, isn’t it, when your own self does something you don’t want.',
      'That I can’t answer for you. Bodies and minds often react before we have a say.',
      'A good question, and I have no full answer to it.',
    ],
    asks: [
      'What do you think it might be?',
      'When does it happen most?',
      'What was going on the first time?',
    ],
    inNeed: [
      [
        ['panic-now', 'social-anxiety'],
        {
          says: [
            'The body’s alarm goes off as if there was danger. It gets you ready to run: heart, breath, sweat, shaking.',
            'It is the same alarm that would save you from a car. It can go off by mistake, with nothing there.',
            'Fear sends the blood to your legs and speeds up your breath. That alone can make you dizzy and shaky.',
          ],
        },
      ],
      [
        ['flashback'],
        {
          says: [
            'A memory of something terrible is not stored like others. A smell or a sound can set it off as if it was now.',
            'Your alarm learned back then what danger looks like. It goes off at anything that is a bit like it.',
            'In danger a body runs, fights or freezes. It picks by itself, nobody gets to choose.',
          ],
        },
      ],
      [
        ['dissociation'],
        {
          says: [
            'When it is too much, the mind turns the world down, like a fuse. It feels unreal because of that.',
            'It is a kind of shield. The mind steps back from what is too much for it.',
            'Strain, fear, or too little sleep can do this. It is the mind keeping some distance.',
          ],
        },
      ],
      [
        doubts,
        {
          says: [
            'Every mind throws up odd thoughts. Yours rings an alarm at them, and the alarm makes them come back.',
            'The thought goes for what you care about most. You do something to be sure, and so it learns to return.',
            'The more you fight a thought or try to be sure, the stickier it gets. It is how minds work.',
          ],
        },
      ],
      [
        ['grief'],
        {
          says: [
            'You are used to them being there, and some part of you still waits. Small things set that off.',
            'Grief comes up where it finds a gap: a date, a smell, a quiet hour.',
            'Body and mind need long to learn that somebody is gone. So it catches you again and again.',
          ],
        },
      ],
      [
        ['low-mood'],
        {
          says: [
            'When mood is low, strength and pleasure go with it. You have not become lazy.',
            'There is often no single reason. Long strain, loss, or too little sleep can pull a mood down, and it stays.',
            'A low mood makes everything look grey, also what used to be nice. It is part of it.',
          ],
        },
      ],
      [
        ['health-fear', 'worry-loop'],
        {
          says: [
            'A worried mind looks out for danger, and so it finds some. Looking more makes it louder.',
            'Worry wants to be sure, and there is always one more thing to be sure of. So it goes round.',
            'Watching a thing closely makes you notice more of it. That is how attention works in everybody.',
          ],
        },
      ],
      [
        ['sleep'],
        {
          says: [
            'Trying to sleep keeps you awake. The harder you want it, the more awake the body gets.',
            'At night there is nothing to draw your mind away, so everything gets big.',
            'A body on alert does not let go easily. After some bad nights the bed itself can set off the alert.',
          ],
        },
      ],
    ],
  },
  'asks-opinion': {
    says: [
      'You asked, so: I think it weighs on you more than you let on.',
      'I only know what you wrote. From that, I think it has been too much for one person.',
      'I think you have good reasons to feel as you do.',
      'I am prepared words, so my opinion is worth little. What I see is that it matters to you.',
      'What I think is that you should not have to be alone with it.',
      'I don’t know the people and I was not there. I can see how it has left you.',
    ],
    asks: [
      'What do you think yourself, deep down?',
      'What do you hope that I would say?',
      'What would a good friend say to it?',
    ],
    inNeed: [
      [
        [...doubts, 'health-fear'],
        {
          says: [
            'What I think about it would only hold until the next doubt. So I keep it to myself.',
            'If I gave you my view, the doubt would take it apart in a minute. I stay with you without one.',
            'I have no verdict on it, on purpose. That it wears you out is what I think.',
          ],
          asks: ['What is it like, not to get an answer from me?'],
        },
      ],
    ],
  },
  'asks-if-wrong': {
    says: [
      'I was not there, and I am no judge. You would not ask if you did not care.',
      'I can’t rule on it. We can look at it together.',
      'Maybe there is something you would do differently now. That is not the same as being a bad person.',
      'It nags at you. You want to know if you can still look at yourself.',
      'That is hard to say from outside. What I hear is somebody who wants to do right.',
      'There may be two sides to it. You can look at yours without being hanged for it.',
    ],
    asks: [
      'Which bit of it bothers you most?',
      'What did you want to happen?',
      'Is there somebody you would like to say something to about it?',
    ],
    inNeed: [
      [
        doubts,
        {
          says: [
            'Good or bad: the doubt wants a ruling, and it never accepts one. I won’t make one.',
            'I can’t clear you, and I don’t condemn you. We can leave that question without an answer.',
            'It asks for one more verdict. I leave it open, and I don’t think worse of you.',
          ],
          asks: ['What would you be doing now, if that was allowed to stay open?'],
        },
      ],
      [
        ['grief'],
        {
          says: [
            'Nearly everyone who loses somebody asks this. It comes from love, I think.',
            'You look for what you could have done. I was not there, and I hear how much you wish it had gone otherwise.',
            'That question comes with grief. It seldom has the answer one wants.',
          ],
        },
      ],
      [
        ['violence-at-home', 'flashback'],
        {
          says: [
            'No. What was done to you was done by somebody else.',
            'You did what you had to do to get through. I don’t see wrong in that.',
            'When you are hurt or afraid, you do what you can. The wrong is not on your side.',
          ],
        },
      ],
    ],
  },
}
