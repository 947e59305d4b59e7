/** A transfer slip: sent, then accepted or refused by who sees the account; one that is sent anew takes its place. */
export const proofStatuses = ['sent', 'accepted', 'refused', 'replaced'] as const;
export type ProofStatus = (typeof proofStatuses)[number];

/** Why a slip is not accepted; the guest is told it in their language. Less than was due is accepted, with what it was. */
export const refusalReasons = ['not-arrived', 'unreadable', 'not-ours', 'other'] as const;
export type RefusalReason = (typeof refusalReasons)[number];
/** With one that older versions gave, and lost the money that had come by it. */
export const proofReasons = [...refusalReasons, 'too-little'] as const;
export type ProofReason = (typeof proofReasons)[number];

/** “Other” alone tells the guest nothing: it needs words. */
export const needsNote = (reason: ProofReason): boolean => reason === 'other';

/** As it is kept with a reservation. */
export type Proof = {
	status: Exclude<ProofStatus, 'replaced'>;
	/** What was to be transferred when it was sent. */
	won: number;
	sentAt: string;
	/** By when it is checked. */
	answerBy: string;
	reason: ProofReason | null;
	note: string | null;
	/** How often the date was put off for slips that were not enough; left out by older versions. */
	again?: number;
};

/** For so many slips that were not enough a date is put off: nobody keeps places by sending one after the other. */
const mostAgain = 2;

/** Its date is not put off any more. */
export const isLastAgain = ({ proof }: { proof: Proof | null }): boolean => (proof?.again ?? 0) >= mostAgain;
