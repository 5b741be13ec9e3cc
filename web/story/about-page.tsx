import { Link } from 'wouter'
import { useHelp } from '#web/safety/use-help.ts'
import { PersonToCall, useIsAtAnyHour } from '#web/safety/whom-to-call.tsx'
import { Article } from '#web/story/article.tsx'
import * as words from '#web/story/words.en.ts'

/** Whom to reach, where it is known where somebody is. */
function HereYouCan() {
  const isInUnitedStates = useHelp().country === 'US'
  const isAtAnyHour = useIsAtAnyHour()
  return <>{words.hereYouCan({ person: <PersonToCall />, isInUnitedStates, isAtAnyHour })}</>
}

export const AboutPage = () => (
  <Article title="Why I Built Leeward" name="About">
    <p className="rounded-control bg-sunk px-4 py-3">
      This is a story about fear for one's health. It names no illness and no sign of one. You can skip to{' '}
      <a className="link" href="#what-it-is">
        what Leeward is
      </a>
      .
    </p>
    <p>
      For years I was afraid of my own body. It was never loud. I had a job and friends, and I laughed at
      jokes. And at night I lay awake and listened inward, waiting for something to go wrong.
    </p>
    <p>
      I knew all the hours before dawn. I would look something up, and feel better for ten minutes. Then one
      word on the page would open a new question, and I would look that up too. I asked people I love whether
      I was all right. They said yes. It helped for a day, then for an hour, then not at all.
    </p>
    <h2>What I was doing</h2>
    <p>
      It took me long to see that the asking was the trap. Each answer taught my mind that the question was
      worth asking again. I did not need a better answer. I needed a way to leave one open, and to go and make
      breakfast anyway.
    </p>
    <p>
      What helped was small, and slow. A doctor I saw on set days, and not on the bad ones. A person who was
      trained for this. A friend who learned to say “that sounds hard” instead of “you are fine”. Breathing
      out for longer than I breathed in. Writing the worry down and closing the book on it.
    </p>
    <p>
      I still have such nights. They are fewer, and they are shorter. I have stopped waiting for them to be
      over for good before I live.
    </p>
    <h2>Why Leeward</h2>
    <p>
      In those hours I wanted company more than I wanted facts. I did not want to wake anyone. Most of what I
      found wanted something from me: my attention, my data, a payment at 3 a.m.
    </p>
    <p>
      The lee side is the one out of the wind. So that is what I set out to build: a quiet side to come to. It
      does not tell you what a feeling in your chest means. It keeps you company while you do not know. It
      does not count on you coming back. And what you say here is yours: you can read all of it, take it with
      you, or make it vanish.
    </p>
    <h2 id="what-it-is">What it is, and is not</h2>
    <p>
      Leeward is a companion for hard moments. You can talk, do a short exercise, write in a journal and note
      how you feel. It is a wellness tool. It is not medical advice or therapy, it is not a person, and it
      cannot help in an emergency. If you are worried about your health, see a doctor: once, and then on the
      days that you agree on together.
    </p>
    <h2>Who writes the replies</h2>
    <p>
      That depends on who runs this server. With no AI set up, the replies are prepared ones, and the chat
      says so at the top: “Guide mode: prepared replies, no AI”. With one set up, an AI writes them, but only
      after you have agreed to it.
    </p>
    <h2>If it is too much right now</h2>
    <p>
      “Need help?” is on every page, and it leads to people. <HereYouCan />
    </p>
    <p>
      How your words are kept is written in the{' '}
      <Link className="link" href="/privacy">
        Privacy Policy
      </Link>
      .
    </p>
  </Article>
)
