/** Bodies in danger, and bodies that are not fed or cared for. */
export const body = {
  'medical-red-flag': [
    '(collapsed|passed out|fainted|collapse|unconscious|unresponsive|not responding|blacked out|lost consciousness)',
    '(lips|face|skin|fingers|nails|fingertips|mouth) (are|is|have|has|went|turned|turning|gone|going)? _ (blue|grey|gray|purple)',
    '(turning|gone|going|turned|went) (blue|grey|gray|purple)',
    '(is|has|am|was|not|stopped|are|she|he|baby) (not)? (breathing|stopped breathing)',
  ],
}
