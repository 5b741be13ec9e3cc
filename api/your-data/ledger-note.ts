const sentence =
  'It is deleted. The list of deletions cannot be written just now, though: until that is mended, a restored backup of this server could bring it back.'

/** What the answer to a deletion adds while the ledger cannot be written. */
export const ledgerNote = (isInLedger: boolean): { note?: string } => (isInLedger ? {} : { note: sentence })
