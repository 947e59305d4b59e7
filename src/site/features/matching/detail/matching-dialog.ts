import type { ReactNode } from 'react';
import { useState } from 'react';
import type { AnyQuery } from '#site/page-module.ts';

export type ReportTarget = { of: 'question'; id: string } | { of: 'answer'; id: string; provider: string };

/** What can be opened over a question's page. */
export type MatchingDialog =
	| { name: 'pick' | 'take-back' | 'reserve' | 'thread'; answerId: string }
	| { name: 'withdraw' | 'close' | 'share' }
	| { name: 'report'; target: ReportTarget };

export type ConsentSlug = 'provider' | 'health' | 'passport';

/** The texts one agrees to are another noun's: the page brings them. */
export type ConsentTexts = {
	query: (slug: ConsentSlug) => AnyQuery;
	sheet: (slug: ConsentSlug, onClose: () => void) => ReactNode;
};

/** What each of them is given. */
export type Opened = { isOpen: boolean; onClose: () => void; say: (text: string) => void };

/** Stays once it was open: what closes gives the focus back. */
export function useMatchingDialog() {
	const [dialog, setDialog] = useState<MatchingDialog>();
	const [isOpen, setIsOpen] = useState(false);
	const [said, setSaid] = useState<string>();
	return {
		dialog,
		isOpen,
		said,
		open: (next: MatchingDialog) => {
			setDialog(next);
			setIsOpen(true);
		},
		close: () => setIsOpen(false),
		say: setSaid,
	};
}
export type DialogState = ReturnType<typeof useMatchingDialog>;
