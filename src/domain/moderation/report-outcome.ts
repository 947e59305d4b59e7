/** What became of a report: hidden or left by an operator, or gone because whose it was took it away. */
export type ReportOutcome = 'hidden' | 'kept' | 'gone';
