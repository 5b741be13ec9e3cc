import type { Asked } from '#api/serve.ts'
import type { sendMessage } from '#contract/chat.ts'
import { type AgeGroup, ageGroupOf, isMinor, leastAgeIn } from '#domain/account/age/age-group.ts'
import { age } from '#domain/account/age/decider.ts'
import { heardAge } from '#domain/account/age/heard-age.ts'
import { asksWhoReplies } from '#domain/chat/asks-who-replies.ts'
import type { NoticeKind } from '#domain/chat/notices.ts'
import { describeFault } from '#infra/fault.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import { ageGroupOfPerson } from '#infra/use-cases/age-group-of-person.ts'

const handleAge = commandHandler('age', age)

/** What a message says of whoever wrote it, beside what it is about. */
export type SaidOfPerson = { notices: NoticeKind[]; isMinor: boolean; isNewlyMinor: boolean }

type Sending = Pick<Asked<typeof sendMessage>, 'input' | 'caller' | 'deps' | 'wrote'>

/** Hears an age, keeps of it what follows from it, and hears whether it is asked who replies. Never rejects. */
export async function saidOfPerson(sending: Sending, subjectId: string): Promise<SaidOfPerson> {
  const { input, deps } = sending
  const asked: NoticeKind[] = asksWhoReplies(input.message) ? ['asked'] : []
  try {
    const heard = await tellAge(sending, subjectId)
    const group = heard ?? (await ageGroupOfPerson(deps.store, subjectId))
    return {
      notices: heard ? [...asked, heard] : asked,
      isMinor: isMinor(group),
      isNewlyMinor: isMinor(heard),
    }
  } catch (error) {
    // Nothing that is kept beside the words stands between them and a reply.
    deps.log.warn({ fault: describeFault(error) }, 'an age could not be kept')
    return { notices: asked, isMinor: false, isNewlyMinor: false }
  }
}

/** The group of an age that is said for the first time, or otherwise than before. */
async function tellAge({ input, caller, deps, wrote }: Sending, subjectId: string): Promise<AgeGroup | null> {
  const years = heardAge(input.message, caller.day)
  if (years === null) return null
  const group = ageGroupOf(years, leastAgeIn(deps.leastAges, input.country ?? null))
  const command = { type: 'TellAge', at: caller.at, data: { group, by: 'words' } } as const
  const { events, position } = await handleAge(
    deps.store,
    { subjectId, id: subjectId },
    command,
    caller.context,
  )
  wrote(position)
  return events.length > 0 ? group : null
}
