import { limitMessage } from '#api/chat/limit-message.ts'
import { preparedHelp } from '#api/chat/prepared-help.ts'
import { screenByFloor } from '#api/screen-in-layers.ts'
import type { Asked } from '#api/serve.ts'
import type { sendMessage } from '#contract/chat.ts'
import { isCrisis } from '#domain/safety/tier.ts'

/** Whoever wants no words kept and writes in a crisis gets help with the refusal; null where there is none to give. */
export async function helpWithoutRetention(asked: Asked<typeof sendMessage>) {
  const { input, deps } = asked
  const { tier, concerns } = await screenByFloor([{ role: 'person', text: input.message }])
  // Past the limit of a crisis it is the same help.
  await limitMessage(asked, tier)
  return isCrisis(tier) ? preparedHelp(tier, concerns, input.country, deps.helpLines, 'nothing-kept') : null
}
