import { createContext } from 'react';

/** How a login ends in a front, and where one stands then. */
type Leave = {
	/** Ends it by `work`, with whatever must rest meanwhile. */
	leaving: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
	/** The server has forgotten the session; a closed account is told so. */
	leaveAsVisitor: (how?: { isClosed?: boolean }) => void;
};

export const LeaveContext = createContext<Leave>({
	leaving: (work) => work(),
	leaveAsVisitor: () => window.location.reload(),
});
