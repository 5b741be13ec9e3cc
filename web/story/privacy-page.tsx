import { linkTo } from '#web/language/link-to.tsx'
import { Article } from '#web/story/article.tsx'
import { ConsumerHealthData, EuropeanRights } from '#web/story/health-data-rights.tsx'
import * as prose from '#web/story/privacy-words.en.ts'
import { OperatorWords, ProcessorList, useLeastAges, YoungPeople } from '#web/story/server-facts.tsx'
import * as words from '#web/story/words.en.ts'

function LeastAge() {
  return <p>{words.notMeantFor(useLeastAges())}</p>
}

export const PrivacyPage = () => (
  <Article title={prose.title} name={prose.tab} note={prose.updated}>
    <p>{prose.lead}</p>
    <h2>{prose.whoRuns}</h2>
    <OperatorWords />
    <h2>{prose.whatIsKept}</h2>
    <ul>
      <li>{prose.talk}</li>
      <li>{prose.unsent}</li>
      <li>{prose.journal}</li>
      <li>{prose.moods}</li>
      <li>{prose.ratings}</li>
      <li>{prose.remembered}</li>
      <li>{prose.worry}</li>
      <li>{prose.allowed}</li>
      <li>{prose.young}</li>
      <li>{prose.told}</li>
      <li>{prose.account}</li>
    </ul>
    <h2>{prose.howItIsKept}</h2>
    <p>{prose.sealed}</p>
    <p>{prose.masterKey}</p>
    <h2>{prose.browserKeeps}</h2>
    <ul>
      <li>{prose.cookie}</li>
      <li>{prose.sidebarCookie}</li>
      <li>{prose.settings}</li>
      <li>{prose.offlinePage}</li>
    </ul>
    <p>{prose.neverStored}</p>
    <h2>{prose.whoElse}</h2>
    <p>{prose.noAds}</p>
    <p>{prose.provider}</p>
    <p>{prose.signInProviders}</p>
    <p>{prose.reaches}</p>
    <ProcessorList />
    <p>{prose.laws}</p>
    <p>{prose.danger(linkTo('/safety'))}</p>
    <h2>{prose.whatYouCan}</h2>
    <ul>
      <li>{prose.access(linkTo('/data'))}</li>
      <li>{prose.exportIt}</li>
      <li>{prose.correct}</li>
      <li>{prose.deleteIt}</li>
    </ul>
    <h2>{prose.deletingMeans}</h2>
    <p>{prose.destroyed}</p>
    <p>{prose.within}</p>
    <EuropeanRights />
    <ConsumerHealthData />
    <h2>{prose.age}</h2>
    <LeastAge />
    <YoungPeople />
  </Article>
)
