import { useCallback, useState } from 'react';
import { useOpener } from '#ui/use-opener.ts';

/** Looking at something, or changing it. Done with that, the focus is back on what opened it. */
export function useEditing() {
	const [isEditing, setIsEditing] = useState(false);
	return {
		isEditing,
		opener: useOpener(isEditing),
		open: useCallback(() => setIsEditing(true), []),
		close: useCallback(() => setIsEditing(false), []),
	};
}
