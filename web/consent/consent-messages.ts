import type { ModelPurpose, Purpose } from '#domain/account/purposes.ts'
import * as words from '#web/consent/words.en.ts'

const ofModel: Record<ModelPurpose, (to: words.Recipient) => words.Consent> = {
  'model-chat': words.chatGoes,
  'model-journal': words.journalGoes,
  'model-memory': words.memoryGoes,
}

/** A question of consent, in plain words. `recipient` is who would get the words; null while no model replies here. */
export function consentMessages(
  purpose: Purpose,
  recipient: string | null,
  isChecked: boolean,
): words.Consent {
  if (purpose === 'keeping') return words.keeping
  if (purpose === 'remembering') return words.remembering
  const messages = ofModel[purpose]({ recipient: recipient ?? '', isChecked })
  return recipient === null ? { ...messages, about: words.nobodyGetsThem } : messages
}
