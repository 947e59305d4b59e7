import { useCallback, useEffect, useRef, useState } from 'react';

/** Looking at something, or changing it. Done with that, the focus is back on what opened it. */
export function useEditing() {
	const [isEditing, setIsEditing] = useState(false);
	const wasEditing = useRef(false);
	const opener = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (wasEditing.current && !isEditing) opener.current?.focus();
		wasEditing.current = isEditing;
	}, [isEditing]);
	return {
		isEditing,
		opener,
		open: useCallback(() => setIsEditing(true), []),
		close: useCallback(() => setIsEditing(false), []),
	};
}
