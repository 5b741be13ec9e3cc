import { doubts, type KindTable } from '#domain/chat/guide/say/kinds/kind-words.ts'

/** What is coming or open, and who is there. */
export const aheadKinds: KindTable = {
  'waits-for-word': {
    says: [
      'Waiting to hear is hard. It fills every minute if you let it.',
      'Not knowing yet is its own kind of awful.',
      'So it is out of your hands for now, and all you can do is wait.',
      'You can’t make it come sooner, and yet you can’t stop listening for it.',
      'I can’t tell you what it will be. I can keep you company in the waiting.',
      'No wonder you can’t settle, with that still open.',
    ],
    asks: [
      'When might you hear?',
      'What do you do with the hours in between?',
      'Is anybody waiting with you?',
    ],
  },
  'dreads-ahead': {
    says: [
      'So it is sitting there on the calendar, and it gets bigger as it comes closer.',
      'You are living through it before it is even here.',
      'That is a lot of dread to carry up to the day.',
      'It is not here yet, and already it takes up your time.',
      'I can hear how much you don’t want it to come.',
      'Looking ahead to something like that can be as bad as the thing.',
    ],
    asks: [
      'Which part of it do you dread most?',
      'What would make that day a little easier to get through?',
      'Who will be there with you?',
    ],
  },
  'what-if': {
    says: [
      'I hear the worst picture in that. Of course it frightens you.',
      'I can’t tell you it won’t happen. I can see how it grips you.',
      'Your mind has gone straight to the worst, and your body goes with it.',
      'That is a frightening thing to see in your head.',
      'Once that question is there, it is hard to look at anything else.',
      'So that is the thing you fear under all of this.',
    ],
    asks: [
      'When that picture comes, what do you do next?',
      'What is right in front of you, while the what-if goes on?',
      'How long has that picture been coming?',
    ],
    inNeed: [
      [
        [...doubts, 'health-fear'],
        {
          says: [
            'There is the doubt again, asking its “what if”. I won’t answer it, because no answer lasts.',
            '“What if” has no end to it. We can let that one stand there without an answer.',
            'I hear how much you want that settled. I would rather leave it open with you than feed it.',
          ],
          asks: [
            'What is the doubt telling you to do right now?',
            'What would you be doing now, if that question could just stay open?',
          ],
        },
      ],
    ],
  },
  'must-function-tomorrow': {
    says: [
      'And on top of it all you have to be up and working soon. That adds pressure.',
      'So you have to get through that as well, feeling like this.',
      'You may not be at your best for it. You can still be there at half strength.',
      'That is a hard thing to face on so little.',
      'I see why it worries you. There is no day off from this.',
      'You have to hold it together for others, and you feel like this inside.',
    ],
    asks: [
      'What is the least that has to go right?',
      'What could you make easier for yourself before then?',
      'Does anybody there know how you are?',
    ],
  },
  'children-notice': {
    says: [
      'That hurts, to see it reach a child. I can hear how much you love them.',
      'They saw, and that is what got you.',
      'So it is no longer only yours, and that hurts the most.',
      'Children do notice. They also notice when you come back to them.',
      'You worry what it does to them. That is because they matter to you.',
      'It must have gone right through you to see that.',
    ],
    asks: [
      'What have you said to them about it, if anything?',
      'What would you like them to know?',
      'How was it between you afterwards?',
    ],
  },
  'alone-right-now': {
    says: [
      'So there is nobody else there just now. I am here on the page, for as long as you write.',
      'Alone with it, then. Everything is louder in an empty place.',
      'You have nobody there to turn to at the moment. It is harder that way.',
      'I see. You are on your own with this for now.',
      'It must be very quiet around you.',
      'Then it is you and this page for a while. You can write whatever comes.',
    ],
    asks: [
      'Is there somebody you could ring or write to, just to hear a voice?',
      'What is around you where you sit?',
      'When will there be somebody again?',
    ],
    inNeed: [
      [
        ['violence-at-home'],
        {
          says: [
            'So for now nobody is looking over your shoulder. Keep an eye on the time, and close this page whenever you need to.',
            'You have a bit of time by yourself, then. You can close this at any second.',
            'Nobody is with you just now, that gives you some air. Close the page if you hear anything.',
          ],
          asks: ['Is there somebody you trust whom you could ring while you have the time?'],
        },
      ],
    ],
  },
  'someone-is-near': {
    says: [
      'Somebody is close by, then. Only you know whether that is good just now.',
      'So you are not all by yourself, even if you have not said anything.',
      'All right. They are near, and you are telling it here.',
      'They are near, then. Whether they see any of this is yours to decide.',
      'So you are not the only one there. Nothing of this has to be shown.',
      'There is somebody around you, then, and this is still your own place to write.',
    ],
    asks: [
      'Is it easier with them near, or harder?',
      'What would you want from them, if you could ask for one thing?',
      'Would you rather have them there, or be by yourself?',
    ],
    inNeed: [
      [
        ['violence-at-home'],
        {
          says: [
            'Then read this only while it is safe to. You can close this page at any second.',
            'They are near. Keep the screen from them, and close it whenever you need to.',
            'With them so close, leave this page the moment it does not feel safe.',
          ],
          asks: ['Is it safe for you to go on reading now?'],
        },
      ],
    ],
  },
  'changes-subject': {
    says: [
      'All right, something else then. I am only made for talk about how you are, so I may not know much about it.',
      'Sure, we can leave that. On other things I have little to say, but I read along.',
      'A change is fine. I know very little beyond this sort of talk, to be honest.',
      'Okay, we can put it down for a bit.',
      'That is fine; you don’t have to stay with it.',
      'Fair enough, that was heavy. I may be poor company on other subjects.',
    ],
    asks: ['What do you like about it?', 'Is it something that does you good?'],
  },
  'plans-something': {
    says: [
      'That sounds like a plan you can do. Come back and tell me how it went, if you like.',
      'So that is what you will do. I hope it goes gently.',
      'Good that you have something in mind. It does not have to go perfectly.',
      'That is clear. It need not be bigger than you just said.',
      'You have found a next thing to do, and it is your own.',
      'All right. If it turns out differently, that is fine too.',
    ],
    asks: [
      'What could get in the way, and what then?',
      'Is there anything that would make it easier?',
      'How does it feel to have decided that?',
    ],
    isMirrored: true,
  },
  undecided: {
    says: [
      'You are torn, and both sides have something to them.',
      'So it is still open, and that is tiring in itself.',
      'You don’t have to decide it this minute.',
      'I can’t choose for you. I can look at it with you.',
      'It goes back and forth in you. It is tiring to be pulled both ways.',
      'You see good and bad in both, by the sound of it.',
    ],
    asks: [
      'If you had already said yes, what would you feel first?',
      'What is each side afraid of?',
      'When does it have to be decided?',
      'What would you miss if you let it go?',
    ],
  },
}
