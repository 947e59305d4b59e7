import type { ReactNode } from 'react';
import { Note } from './note.tsx';

/** Why something could not be done, read out as it appears; nothing where there is nothing to say. */
export function FailureNote({ children }: { children: ReactNode }) {
	if (!children) return null;
	return (
		<Note tone="bad" isAlert>
			{children}
		</Note>
	);
}
