import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const flashback: Scenes = {
  // A smell or taste threw them back into what happened back then.
  'flashback/a-smell': {
    says: [
      'No thought, no warning: a breath, and you were back in it. A smell asks nobody whether it may come in.',
      'Something that means nothing at all to others in the room carries all of that for you. And it was there at once.',
      'It went past every door that you keep shut, and set you down right there. From outside nobody would have seen what it did.',
    ],
    asks: ['What is around you now that was not there then?', 'What did it stir up in you first?'],
  },
  // A sound such as a bang, a slammed door, a shout, footsteps or a song brought it all back.
  'flashback/a-sound': {
    says: [
      'Only a sound, for everybody else. For you it was then all over again, before there was any time to think.',
      'Your ears have kept what it meant at that time. They gave the alarm long before you could look where it came from.',
      'It takes so little, and you are right back in it. And such sounds are everywhere, with no way to be ready for them.',
    ],
    asks: ['What do you hear around you now?', 'What did it do with you in the first moment?'],
  },
  // The anniversary or season of what happened is coming or is here and stirs everything up.
  'flashback/the-date': {
    says: [
      'The year goes round, and it comes back to that place. For others it is a time like any other, and for you it is not.',
      'You carry a calendar that others cannot see. What happened then moves up close again whenever this time comes.',
      'No decision of yours can skip this time of the year. It brings what was, whether you look for it or not.',
    ],
    asks: [
      'What makes this time heaviest for you?',
      'How would you like to get through this time, if you could choose?',
    ],
  },
  // The body reacts as it did back then, freezes, shakes, hurts or feels sick, with few or no pictures.
  'flashback/the-body-remembers': {
    says: [
      'Your body has its own memory, and it does not wait for words. It answers as it had to answer then.',
      'It is in the muscles and under the skin, faster than any thought. What is over is acted out once more in you.',
      'You did not call it up. The body recognised something and did what it learned at that time, and you were taken along.',
    ],
    asks: ['Where in your body is it strongest now?', 'What has your body noticed, do you think?'],
  },
  // A touch or intimacy with a partner, wanted and loving, brought the past back.
  'flashback/in-closeness': {
    says: [
      'In the very place where you want to be close and safe, then pushes its way in between. That is a theft, over and over.',
      'You wanted this nearness, and something old came into it without being asked. The grief of that belongs to it as well as the fright.',
      'A loving touch, and it leads to the wrong place. It is so unfair that even tenderness has to pass by what happened.',
    ],
    asks: ['What would help you feel that it is now?', 'What do you wish closeness could be for you?'],
  },
  // Saw the person who did it, or somebody who looked or sounded like them, or got a message from them.
  'flashback/someone-like-them': {
    says: [
      'You were in the present, and this tore it open. All at once what was then had a face again.',
      'Just the sight or a trace, and everything in you stood on alarm. It is not fair that an ordinary day can hold that.',
      'What you keep at a distance with such effort was suddenly there in the midst of things. No one else around you felt the ground give way.',
    ],
    asks: ['What happened in you at that moment?', 'Where are you now, and how safe does it feel there?'],
  },
  // A film, news item, video, book or conversation about something similar brought their own memories up.
  'flashback/film-or-news': {
    says: [
      'For others it was a story or a topic. For you it went straight to what you have lived through yourself.',
      'It was about someone else, and then it no longer was. Your own came up, without having been asked whether it was welcome.',
      'Such things appear in the middle of an ordinary day, with no one thinking who may be listening. And you carry it on afterwards.',
    ],
    asks: ['What from it has stuck with you most?', 'What around you could be a little softer tonight?'],
  },
  // Had to go past or back to the place where it happened, or makes detours to avoid it.
  'flashback/the-place': {
    says: [
      'To others it is simply a spot on the map. For you what happened there is still standing there.',
      'The place has kept it, and everyone else just walks on by. You pay for each metre of nearness to it.',
      'That one spot reaches far into your ways. It goes on deciding where you go, and how you are afterwards.',
    ],
    asks: [
      'What comes up in you when you think of that place?',
      'Which place is the opposite of it for you?',
    ],
  },
  // Is ashamed or angry that the memories still come after so long and thinks they should be over it by now.
  'flashback/should-be-over-it': {
    says: [
      'It is as if there were a deadline by which this had to be finished, and you are held to it. Memory keeps no such calendar.',
      'First the old thing itself, and then the scolding for its still being there. So it comes at you from two sides.',
      'You have carried it for so long, and now you are ashamed of the weight as well. It was no small thing to carry.',
    ],
    asks: ['Whose voice says that it should be over?', 'How do you talk to yourself after it has come up?'],
  },
  // Small good news: in or after a flashback they found their way back to the present, sooner than before or with something that held them.
  'flashback/found-the-way-back': {
    says: [
      'It pulled at you, and this time it did not keep you. There was something of now that was stronger.',
      'You found the way from then to here, right through the middle of it. What you went through stayed a memory.',
      'You were not at its mercy entirely this time. Something in you knew where and when you are, and held on to that.',
    ],
    asks: ['What did you notice first when you were back?', 'How does it feel to have found your way back?'],
  },
  // Since an accident, a fall, a fire or a hospital stay the moment keeps coming back.
  'flashback/since-the-accident': {
    says: [
      'It was over in a moment, and the moment hasn’t let go of you.',
      'The body may be mended long before the pictures grow quiet.',
      'Others see that it’s behind you, and for you it keeps happening.',
    ],
    asks: ['What tends to bring it back?', 'How did it come up today?'],
  },
  // Is always on guard since what happened: startles easily, sits with the back to the wall, cannot relax.
  'flashback/always-on-guard': {
    says: [
      'Some part of you is still standing watch, long after the hour it was needed.',
      'You learned to listen for danger, and the listening hasn’t stopped.',
      'A sudden noise, and your body has answered before you could think.',
    ],
    asks: [
      'Where are you sitting right now, and how is it there?',
      'When do your shoulders come down a little, if ever?',
    ],
  },
}
