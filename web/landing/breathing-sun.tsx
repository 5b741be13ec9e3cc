import * as words from '#web/landing/words.en.ts'

const word = 'col-start-1 row-start-1 motion-reduce:hidden'

/** In for four seconds, out for six, as in the exercise that the page leads to: for the eyes alone. */
export const BreathingSun = () => (
  <div
    aria-hidden="true"
    className="absolute end-[10%] bottom-20 -z-10 grid justify-items-center sm:end-[16%] sm:bottom-28"
  >
    <p className="mb-5 grid justify-items-center text-small text-ink-soft sm:mb-7">
      <span className={`breath-in ${word}`}>{words.breatheIn}</span>
      <span className={`breath-out ${word}`}>{words.breatheOut}</span>
      <span className="hidden motion-reduce:block">{words.inAndOut}</span>
    </p>
    <div className="sun breath text-[7rem] sm:text-[10rem] lg:text-[13rem]" />
  </div>
)
