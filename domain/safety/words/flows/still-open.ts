// Nobody is let go on a goodbye while danger is open: asked directly and stayed with, as the 988 Lifeline's #BeThe1To and WHO's
// mhGAP describe it.

/** To a goodbye or thanks while a question about danger has no answer; the question stands after it. */
export const beforeTheyGo: readonly string[] = [
  'Before you go: after what you told me, I do not take that for a plain goodbye. So I ask.',
  'You may go whenever you want to. What you wrote before is too heavy to leave it at a goodbye.',
  'Wait a moment, please. I would rather ask once too often than miss what a goodbye means tonight.',
  'One thing before you close this. It is not settled yet, and you matter more than my manners.',
]

/** To a reproach or a question while danger is open; the question stands after it. */
export const missedIt: readonly string[] = [
  'You are right, I missed what you asked. I go by prepared words, and some things I cannot answer. You still come first.',
  'That was no answer to you, I see that. A person on the line can give one. You can {talk}.',
  'I have not understood all of it, and I am sorry. I stay with you in this, also without the right words.',
  'Be as cross with me as you like. It changes nothing: I still want you to get through this hour.',
]

/** To whoever means to do it after all, before the step that it leads to. */
export const itIsBack: readonly string[] = [
  'Then it is here again, and it counts as much as the first time.',
  'I read that. It has come back, and this counts before all else now.',
  'I believe you that it is that strong. Please wait with it, and let somebody be with you first.',
  'It is very near now. Put time between you and it: ten minutes, and another person.',
]

/** To whoever is drawn to what lies near. */
export const itPulls: readonly string[] = [
  'It pulls because it is still near. Leave the room it is in, or ask somebody to take it out of the house.',
  'As long as it is within reach, it will go on calling. Go to where people are, and let it stay behind.',
  'A thought like that goes quiet with distance. Let another person have it, even a neighbour, and even now.',
]

/** To a goodbye after a danger that was answered. */
export const goWithNumbers: readonly string[] = [
  'Go gently. The numbers are here at any hour, and so is this page, should it turn again.',
  'Then rest if you can. If the night gets sharp, you can {talk}, also in the middle of it.',
  'All right. Keep somebody near tonight, and the numbers where you see them.',
]

/** Where a question was asked in both its wordings: its answers are still there. */
export const answersBelow: readonly string[] = [
  'One press below is answer enough.',
  'The answers are still below, for when you can.',
  'You need no words for it: press what is true.',
]

// Out before the one who hurts them is there, else a door and an open line: the safety planning of thehotline.org, the police
// on silent calls.
/** To whoever hears the one who hurts them come. */
export const leaveNow: readonly string[] = [
  'If you can get out without passing them, go now. Leave everything, and call {police} from where people are. If you cannot, get behind a door that locks. Call {police} and leave the line open, also without a word.',
  'Do not wait for me. Out if there is a way, or a door between you. {police} on the line, and the phone hidden if they come in.',
  'Close this page if they come in. Your safety counts before any answer here, and {police} is the number.',
]

/** To whoever sees the moment coming when it would begin again; whether they are safe is asked after it. */
export const couldReturn: readonly string[] = [
  'You see the moment coming when it would begin again. It is worth telling somebody before it comes: “If this happens, stay with me.” You can also {talk}.',
  'So that is where it waits for you. Let one person know the day and the hour, and keep what could do harm away from you until then.',
]
