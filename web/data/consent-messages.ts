import type { Purpose } from '#domain/account/purposes.ts'

type Messages = {
  title: string
  about: string
  /** What follows from a no. */
  withdrawn: string
}

/** A question of consent, in plain words. `recipient` is who would get the words; null while no model replies here. */
export function consentMessages(purpose: Purpose, recipient: string | null): Messages {
  if (purpose === 'keeping')
    return {
      title: 'Leeward keeps what you do',
      about:
        'What you say, write, log and do is kept, sealed, so that you can see it again. If you take this back, nothing new is kept. Then Leeward cannot answer you; help and exercises still work.',
      withdrawn:
        'Nothing new is kept. What is here stays until you delete it below, all at once or one by one.',
    }
  return {
    title: 'Your words go to an AI',
    about:
      recipient === null
        ? 'No AI is set up here: the guide replies with prepared words, and yours go to nobody.'
        : `What you say in a chat is sent to ${recipient}, so that it can reply. Without this the guide replies, with prepared words.`,
    withdrawn: 'The guide replies; your words stay here.',
  }
}
