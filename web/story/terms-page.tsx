import { anchorTo, linkTo } from '#web/language/link-to.tsx'
import { termsNames } from '#web/names/words.en.ts'
import { useWriter } from '#web/names/writer.ts'
import { useHelp } from '#web/safety/use-help.ts'
import { EmergencyCall, PersonToCall } from '#web/safety/whom-to-call.tsx'
import { Article } from '#web/story/article.tsx'
import { HowOften, LawWords, OperatorWords, useLeastAges, YoungPeople } from '#web/story/server-facts.tsx'
import * as prose from '#web/story/terms-words.en.ts'
import * as words from '#web/story/words.en.ts'

function InCrisis() {
  if (useHelp().country !== 'US')
    return <>{words.inCrisis({ emergency: <EmergencyCall />, person: <PersonToCall /> })}</>
  return (
    <>
      {words.inCrisisInUnitedStates({
        lifeline: anchorTo('tel:988'),
        crisisText: anchorTo('sms:741741?body=HOME'),
        emergency: anchorTo('tel:911'),
      })}
    </>
  )
}

const WhoReplies = () => <>{termsNames[useWriter()]}</>

function LeastAge() {
  return <p>{words.whoMayUse(useLeastAges())}</p>
}

export const TermsPage = () => (
  <Article title={prose.title} name={prose.tab} note={prose.updated}>
    <h2>{prose.whatItIs}</h2>
    <p>{prose.tool(<WhoReplies />)}</p>
    <HowOften />
    <h2>{prose.crisis}</h2>
    <p>{prose.noIntervention(<InCrisis />)}</p>
    <h2>{prose.whoMay}</h2>
    <LeastAge />
    <YoungPeople />
    <h2>{prose.yourWords}</h2>
    <p>{prose.staysYours(linkTo('/privacy'))}</p>
    <h2>{prose.kindly}</h2>
    <p>{prose.forYourself}</p>
    <h2>{prose.points}</h2>
    <p>{prose.noticed(linkTo('/settings'))}</p>
    <h2>{prose.runBy}</h2>
    <OperatorWords />
    <LawWords />
    <h2>{prose.noPromise}</h2>
    <p>{prose.asItIs}</p>
  </Article>
)
