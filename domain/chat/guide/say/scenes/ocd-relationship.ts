import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const ocdRelationship: Scenes = {
  // Keeps checking whether they really love their partner, by watching their own feelings.
  'ocd-relationship/do-i-love-enough': {
    says: [
      'You keep feeling for it, as one feels for a pulse, and under that touch it goes quiet. Then even the quiet becomes a reason to fear.',
      'Being together turns into a test that you hold in secret, again and again. And there is hardly room left for simply being there.',
      'You want to be honest with someone and with yourself, and demand a clear yes from a feeling. That question lets no moment through unexamined.',
    ],
    asks: ['When does the question press most?', 'What do you look for when you check?'],
  },
  // Is fixated on a flaw of the partner, such as looks, voice or intelligence, and takes it as a sign it is the wrong person.
  'ocd-relationship/stuck-on-a-flaw': {
    says: [
      'A small thing about someone you are close to has grown until it hides the rest. And you feel ashamed or torn, and look there all the same.',
      'Your gaze gets stuck on it, and at once it stands for everything: whether this is right at all. It is a lot to hang on one detail.',
      'You would like to see a whole person again, and your mind keeps zooming in. The closeness suffers, and so do you.',
    ],
    asks: ['When did it begin to stand out so much?', 'What do you see when it is quieter?'],
  },
  // Noticed or felt drawn to someone else and fears it means betrayal or not loving the partner.
  'ocd-relationship/noticed-someone-else': {
    says: [
      'A brief stirring, and at once your whole relationship stands before the court. There is hardly a glance left that may simply pass.',
      'You want to be faithful down to the smallest feeling. So something fleeting becomes a guilt that you carry home.',
      'What stays with you is less the other person than the question of what it says about your love. That question will not let go.',
    ],
    asks: [
      'What did that moment seem to say about you?',
      'What has been different between you two since then?',
    ],
  },
  // Compares the relationship with other couples, with films or with an ex and concludes something is missing.
  'ocd-relationship/compares-couples': {
    says: [
      'You hold what you have against what can be seen elsewhere, and it keeps coming up short. That can take the colour out of what is yours.',
      'From other stories it looks so clear, and your own is only ever seen from within. So the comparing always finds a gap and calls it a sign.',
      'There seems to be a measure for love somewhere, and you fear you fall below it. Then you can hardly be at home in your own.',
    ],
    asks: ['Which comparison stings most at the moment?', 'What is yours like when nobody is measuring?'],
  },
  // Told the partner about the doubts, to get relief or be honest, and the partner was hurt or the relief did not last.
  'ocd-relationship/told-partner-the-doubts': {
    says: [
      'You wanted not to hide anything, and the telling left a mark. Now the doubt is there, and the hurt as well.',
      'Saying it was meant to make it lighter. For a moment perhaps it was, and then it weighed on both of you.',
      'You were caught between keeping it in and it hurting someone dear to you. Neither gave you the rest you were hoping for.',
    ],
    asks: ['What were you hoping for when you told it?', 'How is it between you two since then?'],
  },
  // Doubts get very loud before a big step such as moving in, engagement, a wedding or a child.
  'ocd-relationship/before-a-commitment': {
    says: [
      'The nearer the step comes, the louder the demand to be completely certain. What might be something to look forward to has become a deadline for a feeling.',
      'Such a big yes, and your mind wants a guarantee first. So the preparations run on outside, and inside there is an inquiry.',
      'You want to do right by both of you, and the doubt uses exactly that. There is so little peace in these days before.',
    ],
    asks: ['What were things like before the step came near?', 'What is the loudest of the doubts?'],
  },
  // Small good news: had time with the partner without analysing, or let the doubt be there without answering it.
  'ocd-relationship/evening-without-testing': {
    says: [
      'For a while there was simply the two of you, and no verdict was needed. Something of being together came back to you.',
      'The question did not get its hearing this time, and life went on between you. Moments like that are easily overlooked, and you noticed it.',
      'You were in it instead of watching it. That is what the constant examining had kept taking away.',
    ],
    asks: ['What do you like to remember of it?', 'What was it like to have no answer for once?'],
  },
}
