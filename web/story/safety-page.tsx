import { anchorTo, linkTo } from '#web/language/link-to.tsx'
import { strong } from '#web/language/strong.tsx'
import { Article } from '#web/story/article.tsx'
import { Layers, MeasuredFigures, ToldToModels, YearCounts } from '#web/story/safety-facts.tsx'
import * as prose from '#web/story/safety-words.en.ts'
import { HowOften, OperatorWords, ProcessorList } from '#web/story/server-facts.tsx'

export const SafetyPage = () => (
  <Article title={prose.title} name={prose.tab}>
    <p className="text-lead">{prose.nobodyWatches}</p>
    <p>{prose.wrongAtTimes}</p>
    <h2>{prose.whatHappens}</h2>
    <p>{prose.fourSteps}</p>
    <ul>
      <li>{prose.none(strong)}</li>
      <li>{prose.care(strong)}</li>
      <li>{prose.crisis(strong)}</li>
      <li>{prose.emergency(strong)}</li>
    </ul>
    <p>{prose.nothingLocked}</p>
    <h2>{prose.wayOut}</h2>
    <p>{prose.notMeant}</p>
    <h2>{prose.whatListens}</h2>
    <p>{prose.layers}</p>
    <Layers />
    <h2>{prose.howWell}</h2>
    <MeasuredFigures />
    <h2>{prose.whatModelsAreTold}</h2>
    <p>{prose.sameRules}</p>
    <ToldToModels />
    <h2>{prose.howOftenHere}</h2>
    <YearCounts />
    <h2>{prose.howOftenTold}</h2>
    <HowOften />
    <h2>{prose.whoRuns}</h2>
    <OperatorWords />
    <p>{prose.reaches}</p>
    <ProcessorList />
    <p>{prose.more({ privacy: linkTo('/privacy'), data: anchorTo('/api/safety') })}</p>
  </Article>
)
