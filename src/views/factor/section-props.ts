import type { Factors } from '#contract/api/factor.ts';

/** What each part of the panel is given. */
export type SectionProps = {
	factors: Factors;
	/** The new state, in a sentence, and codes that are shown this once. */
	onChanged: (change: { said: string; codes?: readonly string[] | null }) => Promise<void>;
};
