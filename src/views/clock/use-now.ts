import { useEffect, useState } from 'react';
import { minuteMs } from '#domain/kernel/durations.ts';

/** The present, by the minute. It begins with a moment both renderings know, so that they are the same. */
export function useNow(first: number): number {
	const [now, setNow] = useState(first);
	useEffect(() => {
		setNow(Date.now());
		const timer = setInterval(() => setNow(Date.now()), minuteMs);
		return () => clearInterval(timer);
	}, []);
	return now;
}
