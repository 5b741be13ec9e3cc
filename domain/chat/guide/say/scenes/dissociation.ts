import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const dissociation: Scenes = {
  // The surroundings seem unreal, foggy, flat, like a film or behind glass.
  'dissociation/behind-glass': {
    says: [
      'It is all there, and yet it does not reach you, as though the world had lost its substance. That is a lonely way of seeing.',
      'You look at what should be familiar, and it gives nothing back. That frightens in a way that hardly has words.',
      'Something has come between you and the things around you. You can see them and still miss them.',
    ],
    asks: [
      'What around you feels the furthest away?',
      'Is there anything near you that feels slightly more solid?',
    ],
  },
  // The own face, voice or name seems strange, as if it belonged to somebody else.
  'dissociation/stranger-in-mirror': {
    says: [
      'What ought to be the most familiar thing there is comes to you like a stranger. That is an eerie thing to meet.',
      'You know that it is you, and it does not feel so. To live in that gap is frightening and very lonely.',
      'The knowing is there and the belonging is missing. It makes even a glance at yourself something to be wary of.',
    ],
    asks: ['What felt most strange about it?', 'Where do you still feel a little like yourself?'],
  },
  // Does things like a robot or watches themselves from outside, without being there.
  'dissociation/on-autopilot': {
    says: [
      'Everything gets done, and you are not in it. From outside it looks like functioning, and from within it is being absent.',
      'Your life goes on in front of you, and you look on as though it were someone else’s. That is an uncanny distance.',
      'You see yourself act and speak, and cannot get in. To be a spectator there, of all places, is a sad and strange thing.',
    ],
    asks: ['When did you last feel a bit more inside?', 'How far away does it feel at the moment?'],
  },
  // A piece of time is missing, they do not know what they did or how they got somewhere.
  'dissociation/lost-time': {
    says: [
      'A piece of your own day is missing, and you have to piece it together from traces. That is deeply unsettling.',
      'Others can simply rely on having been there. You find the gap afterwards and stand before it with no answer.',
      'There is a hole where something of yours ought to be. Not to be able to look into it makes one feel unsafe with oneself.',
    ],
    asks: ['What is the last thing that you remember?', 'What was it like to notice the gap?'],
  },
  // The body or parts of it feel numb, far away, too big or small, or not their own.
  'dissociation/body-not-mine': {
    says: [
      'The body that carries you through everything feels like something foreign. It is hard to be at home anywhere then.',
      'You are attached to it, and it does not feel like yours. That makes the plainest touch and movement strange.',
      'Where feeling ought to be, there is distance. It is as if you had been moved out of your own home.',
    ],
    asks: ['Which part of you feels the furthest away?', 'Is there any place where you feel a little more?'],
  },
  // Feels nothing for the people they love, numb instead of love, and is frightened or sad about it.
  'dissociation/cannot-feel-for-my-people': {
    says: [
      'You know what you feel for them, and cannot feel it. To miss your own love while they are right before you hurts.',
      'The love is where it cannot be reached just now, and in its place there is this quiet blank. It is frightening to stand before.',
      'What scares you shows how much they matter to you, even while the feeling itself does not come through.',
    ],
    asks: [
      'Who do you miss feeling something for the most?',
      'How was it when the feeling still came through?',
    ],
  },
  // Is afraid that the unreal feeling will never go away again.
  'dissociation/will-it-stay': {
    says: [
      'Being in it is one thing. The thought that it might never end makes it so much heavier, every single day.',
      'You keep looking whether it has lifted, and each time it has not, the hope gets a little thinner. That is wearing.',
      'There is a homesickness in it: for a world that simply felt real, without your having to check.',
    ],
    asks: ['What do you miss most about things feeling real?', 'What makes that fear grow, from day to day?'],
  },
  // Drifts away in the middle of a conversation or lesson, voices get far off, and they lose the thread.
  'dissociation/drifting-off-in-talks': {
    says: [
      'You are sitting there, and still you are carried off, and the words no longer reach you. Then you have to act as if you had stayed.',
      'It happens without your asking for it: the voices move away, and so do you. What is left is a gap and often some shame.',
      'You would like to be there, and something takes you out of it. From outside it may look like not caring, which makes it unfair.',
    ],
    asks: ['What do you notice just before you drift away?', 'What is it like when you come back?'],
  },
  // Cannot explain the unreality or absence to others, or was not believed when they tried.
  'dissociation/cannot-explain-it': {
    says: [
      'As if being so far off were not enough, it also cannot be handed over to anyone. The words always fall short of it.',
      'You reached out from far away, and what you said did not arrive. That makes the distance greater still.',
      'It is invisible, it hardly has words, and it is with you the whole time. Not being met in that is a loneliness of its own.',
    ],
    asks: ['What would you want someone to grasp about it?', 'Which words come closest to it for you?'],
  },
  // Small good news: for a moment or a while things felt real again, or they came back sooner than usual.
  'dissociation/came-back-for-a-moment': {
    says: [
      'For a little while it was there again: the world, and you in the midst of it. That moment belongs to you.',
      'So plain, and so precious: to be really present in something. After the distance, it feels like coming home.',
      'The way back was open, even if only for a while. You noticed it from within, as nobody else could.',
    ],
    asks: ['What did you notice first when it became real?', 'What was that moment like for you?'],
  },
}
