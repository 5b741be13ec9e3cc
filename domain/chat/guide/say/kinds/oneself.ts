import { doubts, type KindTable } from '#domain/chat/guide/say/kinds/kind-words.ts'

/** How they see themselves in it. */
export const oneselfKinds: KindTable = {
  'am-i-overreacting': {
    says: [
      'I can’t hold it up against a ruler. It has hit you hard, and there will be a reason for that.',
      'It may look small from outside, and it is big inside you. Both can be so.',
      'Even if it is more than the thing itself, the feeling is real.',
      'You felt it this strongly. I would look at why, before calling it too much.',
      'I don’t think of it as too much. I think it touched something.',
      'Being told off for feeling it, even by yourself, rarely makes it less.',
    ],
    asks: [
      'Who would say that you are?',
      'What did it touch, do you think?',
      'What would you say to a friend who felt like this over it?',
    ],
    inNeed: [
      [
        [...doubts, 'health-fear'],
        {
          says: [
            'I can’t be the judge of that, and if I were, you would have to ask again soon. I can see it has hold of you.',
            'Too much or not, I leave that open. What I do see is how it grips you.',
            'The fear would love a verdict on that. I would sooner stay with how it is for you.',
          ],
          asks: ['What is it making you want to do now?', 'What did it keep you from today?'],
        },
      ],
      [
        ['violence-at-home'],
        {
          says: [
            'If you are afraid of somebody at home, you are not making too much of it.',
            'Your fear has a reason. I would trust it.',
            'People who are hurt at home very often ask this. I take it seriously.',
          ],
          asks: ['What was it that made you afraid?'],
        },
      ],
    ],
  },
  'self-blame': {
    says: [
      'You put all of it on yourself. That is a heavy load.',
      'I hear how hard you are on yourself about this.',
      'You go back over what you did, and each time you find yourself guilty.',
      'Maybe there is a part that was yours. I doubt that it is all of it.',
      'You wish you had done it differently. That is a painful thing to live with.',
      'It hurts because you care how it went.',
    ],
    asks: [
      'What did you know at the time, and what do you only know now?',
      'What was not in your hands?',
      'If a friend had done the same, what would you tell them?',
    ],
    inNeed: [
      [
        doubts,
        {
          says: [
            'The doubt wants a verdict on you, and I won’t give one. I can see how it hurts.',
            'You are on trial in your own head again. I don’t have to be one more judge.',
            'I leave the question of fault open. That it torments you is plain.',
          ],
          asks: ['What does it want you to do, to be rid of the guilt?'],
        },
      ],
      [
        ['violence-at-home', 'flashback'],
        {
          says: [
            'What somebody else did to you is theirs. I am sure of that much.',
            'You did not make them do it.',
            'Many people who were hurt look for the fault in themselves. It does not belong to you.',
          ],
        },
      ],
    ],
  },
  'doubts-own-part': {
    says: [
      'So you begin to see their side as well. That is not easy when you are hurt.',
      'They may have a point, and you may still be hurt. It can be both.',
      'It is honest of you to look at that. You need not take all of it on.',
      'You are not so sure any more who was right.',
      'There may be a bit of truth in it. It does not make you a bad person.',
      'That is an uncomfortable thought, and you did not push it away.',
    ],
    asks: [
      'Which bit of it might be so, and which is not?',
      'What would you do differently, looking at it now?',
      'How would you say that to them?',
    ],
  },
  'calls-self-stupid': {
    says: [
      'You would not talk to anybody else like that. I don’t think it is stupid.',
      'It isn’t stupid. It is something that got to you.',
      'I am not laughing. It matters to you, so it is worth saying.',
      'You get your own telling-off in first, before anybody else can.',
      'Nothing about it looks silly from here.',
      'You can leave the scolding out, as far as I am concerned.',
    ],
    asks: [
      'Whose voice does that sound like?',
      'If you were not cross with yourself about it, what would be left?',
      'What would a kind person say to you now?',
    ],
  },
  'ashamed-to-say': {
    says: [
      'It was hard to write that, I can tell. I don’t think any less of you.',
      'I have read it, and I am still here in the same way as before.',
      'You can tell as little of it as you want.',
      'I can hear how much it costs you to say this.',
      'Nobody is pulling a face at this end. You can go slowly.',
      'There is very little that people have not had to say at some point.',
    ],
    asks: [
      'What is the part that is hardest to say?',
      'What did you fear would come back, when you wrote it?',
    ],
  },
  'angry-at-self': {
    says: [
      'You are so angry with yourself. That hurts twice.',
      'I hear how you go at yourself over it.',
      'You wanted to be different in that moment, and you were not. I see why it eats at you.',
      'All that anger, and it goes at you.',
      'You go over it, and it gets worse with every round.',
      'You expected more of yourself there.',
    ],
    asks: [
      'What do you wish you had done?',
      'What were you trying to do, when it happened?',
      'How long do you think you have to be punished for it?',
    ],
  },
  'should-be-able': {
    says: [
      'You ask a lot of yourself there.',
      'It would be easy for you on another day. Right now it isn’t.',
      'You can’t do more than you have strength for.',
      'If you could, you would. It is not for want of trying.',
      'There is no rule for what you have to manage while you feel like this.',
      'It makes it harder, to have the thing and the “should” on top of it.',
    ],
    asks: [
      'Whose rule is that?',
      'What can you do of it, as you are today?',
      'What would you ask of somebody else in your place?',
    ],
  },
  'feels-a-failure': {
    says: [
      'That is a harsh word for a person who is struggling.',
      'You feel like one. I don’t see one when I read you.',
      'It hurts to look at yourself like that.',
      'Everything you did not manage is standing there in a row, and nothing else counts.',
      'You are so hard on yourself. I would like to be on your side for a minute.',
      'When you are down, you only see what went wrong. I know it feels like the whole truth.',
    ],
    asks: [
      'What happened today that brought this up?',
      'What have you been carrying that nobody sees?',
      'What would have to be different, for you to think otherwise?',
    ],
  },
  'guilty-for-resting': {
    says: [
      'You rested, or you said no, and now you pay for it with guilt.',
      'You are allowed to stop. Nobody can go on without a break.',
      'So even the rest does not feel like rest.',
      'You did not do anything wrong by that.',
      'The guilt is loud. It does not mean that you owe it anything.',
      'It is hard to sit still, when something in you says you must be of use.',
    ],
    asks: [
      'What do you tell yourself you should have done instead?',
      'Who would be let down, if anybody?',
      'When was the last time you rested without feeling bad?',
    ],
  },
  'cannot-trust-self': {
    says: [
      'You can’t rely on your own head just now. That is a frightening place to be.',
      'You saw it, you did it, and still you are not sure.',
      'It must be so tiring to have to doubt even yourself.',
      'When you can’t trust your own eyes, everything gets shaky.',
      'So even what you remember does not settle it.',
      'That takes the ground away from under everything else.',
    ],
    asks: ['What makes you doubt it most?', 'When did you last feel sure of something?'],
    inNeed: [
      [
        doubts,
        {
          says: [
            'The more you check a memory, the foggier it gets. That is how checking works, in everybody.',
            'Going over it again makes it feel less sure. You can leave it foggy.',
            'I won’t try to make you sure of it. Looking once more never did that for long.',
          ],
          asks: ['What would you do next, if it could just stay foggy?'],
        },
      ],
    ],
  },
  'wants-old-self-back': {
    says: [
      'You miss who you were. That is a real thing to grieve for.',
      'You remember another you, and you would give a lot to be back there.',
      'It is sad to feel so far from yourself.',
      'You look for the old you and can’t find the way.',
      'That person is still the one who is telling me this, only worn down.',
      'I hear how much you want that back.',
    ],
    asks: [
      'What was that you like?',
      'What did that you do on an ordinary day?',
      'When did you last catch a glimpse of that?',
    ],
  },
  'understands-something': {
    says: [
      'So that is what it hangs together with. It makes sense, the way you put it.',
      'You just saw that by yourself.',
      'That sounds right, and it sounds like it matters.',
      'Now it has a reason, where before it was just there.',
      'Yes, I can see how that fits.',
      'That is worth holding on to. It may shift how you look at the rest.',
    ],
    asks: [
      'What changes, now that you see it like that?',
      'How is it to see that?',
      'What else fits with it?',
    ],
  },
  'shyly-proud': {
    says: [
      'You did that. I am glad you told me.',
      'That is not small. You know what it took.',
      'And you nearly didn’t mention it. It counts.',
      'Look at that. You can be pleased about it.',
      'I’m pleased for you. That was not easy.',
      'It is yours, that one. Enjoy it for a minute.',
    ],
    asks: [
      'How did you get yourself to do it?',
      'How did it feel, right after?',
      'Who else would like to hear that?',
    ],
    isMirrored: true,
  },
  'afraid-of-going-mad': {
    says: [
      'That is one of the worst fears there is, that your own mind could go.',
      'It feels as if your mind is slipping, and that is terrifying.',
      'I hear how frightened you are of it. If it goes on, do tell a doctor just what you told me.',
      'So on top of the feeling there is the fear of what it means.',
      'I can’t look into your head. I can hear that you are scared, and that you are looking for words for it.',
      'To be afraid of your own mind must leave you nowhere to rest.',
    ],
    asks: [
      'What happens in you when that fear comes?',
      'What would it look like, in the picture that you fear?',
      'Have you ever told anybody about this fear?',
    ],
    inNeed: [
      [
        ['panic-now', 'dissociation', 'flashback'],
        {
          says: [
            'Fear this strong very often feels like losing one’s mind. It is a known part of it, and it goes down again.',
            'Many people think in such a moment that they are going mad. It is the alarm in the body that feels like that.',
            'It feels as if your mind would break. This feeling comes with the wave, and goes with it too.',
          ],
          asks: ['What can you see right in front of you?', 'What does it feel like in your body now?'],
        },
      ],
      [
        doubts,
        {
          says: [
            'That is the doubt with its next question. I won’t settle it, and I stay here with you while it shouts.',
            'You want to be sure that you won’t lose your mind. I can’t make that sure, and neither can checking yourself.',
            'The fear of going mad is a common one with thoughts like these. It can be there without being answered.',
          ],
        },
      ],
    ],
  },
}
