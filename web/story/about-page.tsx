import { anchorTo, linkTo } from '#web/language/link-to.tsx'
import { useHelp } from '#web/safety/use-help.ts'
import { PersonToCall, useIsAtAnyHour } from '#web/safety/whom-to-call.tsx'
import * as prose from '#web/story/about-words.en.ts'
import { Article } from '#web/story/article.tsx'
import * as words from '#web/story/words.en.ts'

/** Whom to reach, where it is known where somebody is. */
function HereYouCan() {
  const isInUnitedStates = useHelp().country === 'US'
  const isAtAnyHour = useIsAtAnyHour()
  return <>{words.hereYouCan({ person: <PersonToCall />, isInUnitedStates, isAtAnyHour })}</>
}

export const AboutPage = () => (
  <Article title={prose.title} name={prose.tab}>
    <p className="rounded-control bg-sunk px-4 py-3">{prose.contentNote(anchorTo('#what-it-is'))}</p>
    <p>{prose.fear}</p>
    <p>{prose.hours}</p>
    <h2>{prose.doing}</h2>
    <p>{prose.trap}</p>
    <p>{prose.whatHelped}</p>
    <p>{prose.suchNights}</p>
    <h2>{prose.why}</h2>
    <p>{prose.company}</p>
    <p>{prose.leeSide}</p>
    <h2 id="what-it-is">{prose.whatItIs}</h2>
    <p>{prose.tool}</p>
    <h2>{prose.writers}</h2>
    <p>{prose.whoWrites}</p>
    <h2>{prose.tooMuch}</h2>
    <p>{prose.leadsToPeople(<HereYouCan />)}</p>
    <p>{prose.kept(linkTo('/privacy'))}</p>
  </Article>
)
