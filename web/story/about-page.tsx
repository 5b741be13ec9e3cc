import { Link } from 'wouter'
import { Article } from '#web/story/article.tsx'

export const AboutPage = () => (
  <Article title="Why I Built Leeward" name="About">
    <p>
      The lee side is the one out of the wind. Leeward is meant to be that: a quiet side to come to when worry
      about your health, a thought that will not leave, stress or an old fright is blowing hard.
    </p>
    <p>
      Health anxiety has a way of asking the same question again and again. An answer calms it for an hour,
      and then it asks once more. What helps is often smaller and slower: to say it plainly, to breathe, to
      look around, to let the question stay open for a while. Leeward was built to keep you company while you
      do that.
    </p>
    <h2>What it is</h2>
    <p>
      A companion for hard moments. You can talk, do a short exercise, and note how you feel. It is a wellness
      tool. It is not medical advice or therapy, it is not a person, and it cannot help in an emergency.
    </p>
    <h2>Who writes the replies</h2>
    <p>
      That depends on who runs this server. With no AI provider set up, the replies are prepared ones, and the
      chat says so at the top: "Guide mode: prepared replies, no AI". With one set up, an AI model writes
      them.
    </p>
    <h2>If it is too much right now</h2>
    <p>
      "Need help?" is at the top of every page. In the United States you can call or text{' '}
      <a className="link" href="tel:988">
        988
      </a>{' '}
      at any hour.
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
