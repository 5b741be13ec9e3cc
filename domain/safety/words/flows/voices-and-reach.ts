/** To whoever is told by a voice to go somewhere and do something. */
export const stayInside: readonly string[] = [
  'You do not have to do what they say. Stay inside, and keep the door shut. Ask somebody you trust to come to you now. If nobody can, {talk}.',
  'What they tell you can be left undone. Stay in, and sit down. Ring a person who can come over. If it gets too strong, call {emergency}.',
  'They may shout it, and you may still say no. Keep inside. Let somebody come and be with you, or call {emergency}.',
]

/** To whoever is about to set out. */
export const doNotGo: readonly string[] = [
  'Please do not go. Stay where you are, or step back from the door and sit down.',
  'Please stay in for now, with the door shut. It need not be done.',
  'Wait here. Nothing has to be done tonight, whatever they say.',
]

export const asksIfTheyGo = 'Do you mean to go and do it?'

/** What could do harm was put down or back, and is still near. */
export const outOfReach: readonly string[] = [
  'That is some distance, and one step is left. Hand it to somebody, or ask somebody to come and take it.',
  'It is back, and it is still near you. Let another person keep it for now, out of your reach.',
]

export const whenShaking: readonly string[] = [
  'If you shake, sit down with your back against something firm.',
  'Shaking can come after that. Put both feet on the floor and hold on to something.',
  'While it shakes you, sit low and let the air go out slowly.',
]
