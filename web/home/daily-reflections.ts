/** Kind words for one day each. They promise nothing, reassure about no symptom, and ask for nothing. */
export const dailyReflections = [
  'You do not have to work out the whole day. The next small thing is enough.',
  'A hard thought can be in the room, and you can still make your tea.',
  'Going slowly is still going.',
  'You can leave one question open today. Not every doubt needs an answer.',
  'If you are tired, that makes sense. Carrying a lot is hard work.',
  'Rest counts as something you did.',
  'A thought is something your mind says. It is not an order.',
  'You may take up space here, just as you are today.',
  'Some days are only for getting through. That is a fair way to spend a day.',
  'Look up for a moment. What is the furthest thing you can see?',
  'You can be kind to yourself before you feel better. It need not come after.',
  'Asking for help is a skill. Like any skill, it takes practice.',
  'You have had hard days before. Some of what helped then may help again.',
  'Not every feeling needs fixing. Some only need a little room.',
  'Waves rise and fall. You can float for a while and let one go by.',
  'You can say no today, and not explain it.',
  'One glass of water. One open window. Small things are real things.',
  'You are more than the loudest thing in your head.',
  'It is fine to begin again in the middle of the day.',
  'You can hear a worry out without doing what it says.',
  'You try hard in ways that nobody sees. They count too.',
  'You can be afraid and do the thing. Both can be true at once.',
  'What would you say to a friend who felt like this? You may say it to yourself.',
  'There is no right speed for learning hard things.',
  'You can set one thing down today. You may pick it up again, or not.',
  'Someone else is having this kind of day too. You can both be gentle with it.',
  'You do not owe anyone a smile today.',
  'Maybe, maybe not. You can let that be the answer for now.',
  'A short walk, a slow song, a warm cup. Pick one, or none.',
  'Not knowing is hard. It is also something that people can learn to carry.',
  'You stopped for a moment to read this. A moment is a good size to start with.',
] as const

/** Which day of its year a moment falls on where the person is: 1 to 366. */
export function dayOfYear(moment: Date): number {
  const year = moment.getFullYear()
  // Counted in UTC, where every day is as long as the next.
  return (Date.UTC(year, moment.getMonth(), moment.getDate()) - Date.UTC(year, 0, 0)) / 86_400_000
}

export const reflectionOf = (moment: Date): string =>
  dailyReflections[dayOfYear(moment) % dailyReflections.length] ?? dailyReflections[0]
