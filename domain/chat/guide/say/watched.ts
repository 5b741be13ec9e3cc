import type { Wordings } from '#domain/chat/guide/say/words.ts'

/**
 * What somebody hears who fears to be seen here: only what is true of this page, first and plainly. The key is a fact's name.
 *
 * Sources: the pages Privacy and Settings of Leeward; the Safety Net project of NNEDV (techsafety.org): what a device keeps, that
 * clearing can be noticed, and a device that the other cannot reach.
 */
export const watchedWords: Readonly<Record<string, Wordings>> = {
  'watched-seen': [
    'Whoever opens this browser can see that you were here, and can read this talk. You can delete it under “Your data”. A private window keeps less. If your phone itself is watched, I cannot tell.',
    'Yes, on this device: the visit is in the browser’s history, and the talk can be opened here. It reaches no other phone by itself. “Your data” is where you delete it.',
    'Anyone with this phone and its code could open this page and read along. Delete the talk under “Your data”, and next time use a private window. From other devices it cannot be opened without your sign-in.',
  ],
  'watched-history': [
    'Yes. The address of this page stands in the browser’s history, like any other. What you write does not stand there. In a private window no history is kept once it is closed.',
    'It does: that you visited, with the time. You can delete this one page from the history. A history that is quite empty can be noticed, too.',
    'The visit is listed there, your words are not. A private window leaves it out. In an ordinary one you can remove the single line.',
  ],
  'watched-wifi': [
    'Over the wifi nobody sees what you write, as long as the address begins with https. Whoever runs it may see that this site was opened. A device that an employer or a school manages can show them more.',
    'The words are sealed on their way when the address says https. The name of the site can stand in the router’s list. Your own mobile data leaves it out.',
    'At most the name of this site and the time, and not your words, where https stands in front. On a device that work or school manages, they may see more.',
  ],
  'watched-hide': [
    'Open this page in a private window: then no history stays once you close it. Leave without signing in, and delete the talk under “Your data” first. A phone that is watched by an app still shows it.',
    'The safest is a device that nobody else can reach. On this one, use a private window and close it after. Under Settings you can switch on an Exit button.',
    'Three things help: a private window, deleting the talk under “Your data”, and removing this page from the history. None of them helps against a spying app.',
  ],
  'watched-exit': [
    'Exit covers this page at once and opens Wikipedia instead. You switch it on under Settings. It signs you out, and it does not clear the browser’s history.',
    'It is a button that leaves here in a second, for when somebody comes in. Find it under Settings. On a keyboard, Shift three times does the same once it is on.',
    'One press, and Wikipedia stands here in place of this page. Turn it on in Settings. What you said can still be opened in this browser, so delete that apart.',
  ],
  'watched-delete': [
    'Under “Your data”, or on your profile if you signed in. There you can delete one message, this talk, or everything. It is gone at once; the browser’s history is apart from it.',
    'Open “Your data” and delete the talk there. Then remove this page from the browser’s history. With an account it is on your profile.',
    'Go to “Your data” (with an account: your profile). Each talk has its own delete, and there is one for all of it. The visit itself stays in the history until you take it out.',
  ],
  'watched-login': [
    'With your password somebody could sign in as you and read this. A password that only you know helps. Without an account there is nothing to sign in to: the talk is tied to this browser.',
    'If you signed in, yes: whoever has the sign-in can read it. Your profile lists where you are signed in, and you can end each. Without an account only this browser opens it.',
    'That would let them in, if you have an account here. Your profile shows every browser that is signed in. Changing a password can be noticed, so choose the moment.',
  ],
  'watched-notices': [
    'No. Nothing of what you write goes into an e-mail, a text or a notice. The one mail there is comes if you sign in by e-mail.',
    'It sends none about what you say here. If you sign in by e-mail, that one mail is in your inbox. Nothing pops up on the phone.',
    'There are no notices and no messages from here. Signing in by e-mail sends a single mail, and you can do without it.',
  ],
  'watched-close': [
    'Sadly not. Closing hides it, and whoever opens Leeward in this browser finds the talk again. To be rid of it, delete it under “Your data”.',
    'Closing the tab keeps the talk. In a private window it cannot be opened again from here once that is closed. In an ordinary one, delete it under “Your data”.',
    'No, it stays until you delete it. “Your data” has the button for that. Closing is still right when somebody comes near.',
  ],
  'watched-comes': [
    'Then close this page at once, without a word to me. You may have another page open beside it, ready to show.',
    'Close it or press Exit, if you have that on, and come back another time. You owe me no goodbye. If you are in danger, call {emergency}.',
    'Shut it straight away; being unseen comes first. Keep something plain in the next tab. When it is dangerous, {emergency} is the number.',
  ],
  'watched-tracked': [
    'I cannot see from here what follows your phone. If it may be watched, ask for help from a phone they cannot reach. Switching it off suddenly can be noticed, so ask a line first: {lines}.',
    'Being tracked is a form of control, and it counts. Do not clear or change things in a hurry: that may be noticed. A friend’s phone is safer to call from: {lines}.',
    'That they know where you are is not a small thing. Whatever watches the phone may see this page, too. From another device you can reach people who know such apps: {lines}.',
  ],
  'watched-stay': [
    'I will not tell you to leave, and not to stay. That is yours. What would make today a little safer?',
    'You will not hear that from me. One can care for somebody and be hurt by what they do. What would you like to be different first?',
    'To go or not is your own to decide, and in your own time. I am on the side of your being safe where you are.',
  ],
  'watched-bad': [
    'Nobody has to hit for it to count. To be watched, put down or afraid of somebody’s mood wears a person out. You need no name for it.',
    'You do not have to decide how bad it is. A good question may be: what do you leave out or hide so that it stays calm?',
    'It may be told here without being the worst there is. How it feels to live with it says more than any list.',
  ],
}
