import { rich, type Wrap } from '#web/language/rich.ts'

/** What two laws on health data ask a server to say. */

export const europe = 'In Europe: the GDPR'
export const controller = 'Whoever runs this server is the controller. What is kept is kept on these grounds:'
export const contract =
  'To give you what you asked for: the account, the chat, the journal, the moods (Article 6 (1) (b)).'
export const health =
  'What you say of your health: your own consent, which stands apart from the terms (Article 9 (2) (a)). You give it by writing here after you were told that it is kept, and you can take it back.'
export const ai =
  'Words that go to an AI: your consent, for the chat, the journal and what is remembered, each apart. Without it the guide answers, and nothing else changes for you.'
export const safety =
  'Safety, and keeping strangers out: the interest of you and of everybody here in that (Article 6 (1) (f)). To show help, words are looked at by a program. It decides nothing else about you.'
export const rights = (link: Wrap) =>
  rich(
    'You have the right to see what is kept, to get a copy, to have it corrected or deleted, and to take it elsewhere. You can have its use limited, or say no to it. A consent can be taken back at any time, as easily as it was given. All but the limiting you do yourself under ',
    link('Your data'),
    '. For anything else, write to whoever runs this server: they answer within a month. If somebody who gets your words is outside Europe, they tell you how they are bound.',
  )
export const complain = ({ board, commissioner }: { board: Wrap; commissioner: Wrap }) =>
  rich(
    'You can also complain to the authority for data protection where you live. The ',
    board('European Data Protection Board'),
    ' lists them; in the United Kingdom it is the ',
    commissioner('Information Commissioner'),
    '.',
  )

export const washington = 'Washington State: Consumer Health Data Privacy Policy'
export const what =
  'What: what you say in chats and your journal, the moods and exercises you log, and how worried your words made Leeward. It comes from you alone.'
export const why = 'Why: to answer you, to show you your own words and progress, and to show help.'
export const withWhom =
  'With whom: with those listed above under “Who else sees it”, and with no company that belongs to whoever runs this server. The AI gets words only with your consent to share them. That is asked apart from what is kept, and apart for chat, journal and what is remembered. Nothing is sold.'
export const yourRights =
  'Your rights: to know whether this is kept, and to see it. To have the list of who got it. To take a consent back, and to have all of it deleted.'
export const how = (link: Wrap) =>
  rich(
    'How: under ',
    link('Your data'),
    ', at once and without giving a reason. Or write to whoever runs this server: they answer within 45 days. They also pass a deletion on to those who got something from here. An AI provider is asked with each message not to store it.',
  )
export const refused = (link: Wrap) =>
  rich(
    'If they say no, you can ask them to look again. If they still say no, you can complain to the ',
    link('Attorney General of Washington'),
    '.',
  )
