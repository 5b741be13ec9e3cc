import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const substance: Scenes = {
  // Meant to have just one or a little and it became far more again.
  'substance/only-meant-one': {
    says: [
      'You had set a line, and meant it, and then the line was simply gone. It is unsettling not to be able to rely on yourself there.',
      'The first one is a decision, and the ones after it hardly feel like decisions at all. What remains is that bewildered look back.',
      'It is disappointing to make a fair plan with yourself and watch it dissolve. You had trusted that this time would be different.',
    ],
    asks: ['At what point did the plan slip away?', 'What had you hoped for from that first one?'],
  },
  // Drinks, smokes or takes something to switch off and get some quiet in the head.
  'substance/to-switch-off': {
    says: [
      'You are looking for a bit of quiet, and this is the thing that delivers it quickly. The wish behind it makes every kind of sense.',
      'So much is noise and strain that being switched off begins to feel like the only rest on offer. It takes its price as well.',
      'It does something for you, that is the difficulty. It turns the volume down when little else seems to manage that.',
    ],
    asks: ['What is it that gets so loud?', 'What is left of the quiet afterwards?'],
  },
  // Hides how much they drink, smoke, use or gamble from the people around them.
  'substance/hiding-it': {
    says: [
      'Keeping it hidden is work in itself: the stories, the places, the listening out. And all that time nobody gets to see the real you.',
      'A secret like this puts a pane of glass between you and the people around you. It protects you, and it shuts you out.',
      'You have to be on your guard even where you would like to feel at home. That is wearing, apart from the thing itself.',
    ],
    asks: ['What are you most afraid would happen if they knew?', 'Who comes closest to knowing?'],
  },
  // A craving is pulling right now or comes in waves and it is hard to think of anything else.
  'substance/craving-pull': {
    says: [
      'It pulls at you as if nothing else existed, and you are standing right in the draught of it. That takes real strength.',
      'Part of you wants it badly and part of you is writing this. Being pulled in two is exhausting.',
      'A craving can make itself so large that the rest of life goes out of view. You are in the thick of a struggle that does not show.',
    ],
    asks: ['Where do you feel the pull most?', 'What was happening just before it came?'],
  },
  // Others push or tease them to drink or use when they do not want to, or they feel left out by not joining.
  'substance/pressed-to-join': {
    says: [
      'You made up your mind about something that is good for you. Now you have to defend it among people you wanted to enjoy.',
      'Saying no costs more than a drink or a smoke would. It can cost the easy feeling of being one of them.',
      'It is unfair that the one who leaves it alone is the one who has to explain. That makes company hard work.',
    ],
    asks: ['What would you have wanted them to say?', 'With whom is it easy not to join in?'],
  },
  // Has slipped after a stretch of not drinking, smoking, using or gambling.
  'substance/slip-after-clean-time': {
    says: [
      'You had built up something with a great deal of effort. Now it looks to you as if it had all come down at once.',
      'That time without it was real, and so is the sting of having slipped. It hurts because it mattered to you.',
      'The slip may have been short, and the disappointment is long. And then there is the dread of having to own up to it.',
    ],
    asks: ['What was around you when it happened?', 'What had been good about the time without it?'],
  },
  // The morning after drinking or using: dread, gaps in memory, shame about what was said or done.
  'substance/morning-after': {
    says: [
      'What is missing from memory gets filled with the worst. You go through it looking for a verdict on yourself.',
      'It is a lonely sort of dread, piecing yourself together afterwards and wondering how you looked to the others.',
      'The evening is over for everyone else, and for you it goes on being searched. Shame has a very thorough way of tidying up.',
    ],
    asks: ['Which moment do you keep going back to?', 'Whom do you find hardest to face now?'],
  },
  // Small good news: got through a day, an evening or a difficult moment without drinking, smoking, using or gambling.
  'substance/got-through-without': {
    says: [
      'Where the old way was lying ready, you went past it. Nobody else may have seen that, and you know what it took.',
      'Something different happened this time, and you were clearly there to notice it. That is yours now, whatever comes next.',
      'It may look small to anyone who never had to do it. You know how much pull there was, and still you got here.',
    ],
    asks: ['What was the best thing about it?', 'When was the pull at its strongest?'],
  },
}
