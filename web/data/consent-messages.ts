import type { ModelPurpose, Purpose } from '#domain/account/purposes.ts'

type Messages = {
  title: string
  about: string
  /** What follows from a no. */
  withdrawn: string
}

const keeping: Messages = {
  title: 'Leeward keeps what you do',
  about:
    'What you say, write, log and do is kept, sealed, so that you can see it again. If you take this back, nothing new is kept. Then Leeward cannot answer you; help and exercises still work.',
  withdrawn: 'Nothing new is kept. What is here stays until you delete it below, all at once or one by one.',
}

const remembering: Messages = {
  title: 'The guide remembers',
  about:
    'From one conversation to the next: which exercise helped, which fear came back, how long you put an urge off, and your own rules. Only codes and numbers, never your words.',
  withdrawn:
    'The guide begins each conversation anew. What stands here is not used until you switch this on again.',
}

/** Whether they also check the words for danger. */
type Recipient = { recipient: string; isChecked: boolean }

const ofModel: Record<ModelPurpose, (to: Recipient) => Messages> = {
  'model-chat': ({ recipient, isChecked }) => ({
    title: 'Your chat goes to an AI',
    about: `What you say in a chat is sent to ${recipient}, so that it can reply${isChecked ? ', and is checked there for danger' : ''}. Your journal is not. Without this the guide replies, with prepared words.`,
    withdrawn: 'The guide replies; what you say stays here.',
  }),
  'model-journal': ({ recipient, isChecked }) => ({
    title: 'Your journal goes to an AI',
    about: `When you ask for a reflection, that entry is sent to ${recipient}.${isChecked ? ' Each entry that you save is checked there for danger.' : ''} Your chat is not. Without this the guide reflects, with prepared words.`,
    withdrawn: 'The guide reflects; your entries stay here.',
  }),
}

const nobodysWords = 'No AI is set up here: the guide answers with prepared words, and yours go to nobody.'

/** A question of consent, in plain words. `recipient` is who would get the words; null while no model replies here. */
export function consentMessages(purpose: Purpose, recipient: string | null, isChecked: boolean): Messages {
  if (purpose === 'keeping') return keeping
  if (purpose === 'remembering') return remembering
  const messages = ofModel[purpose]({ recipient: recipient ?? '', isChecked })
  return recipient === null ? { ...messages, about: nobodysWords } : messages
}
