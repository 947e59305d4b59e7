import { noop } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIsMobile } from './shell/site-context.tsx';
import { whenIdle } from './shell/when-idle.ts';

type Opening = {
	/** On its way since it was asked for: the button that was pressed says so. */
	isComing: boolean;
	/** When it is opened. */
	start: () => void;
	/** When the pointer is over what opens it. */
	warm: () => void;
};

/** A sheet of a phone: its code comes when the page has nothing better to do, or when it is opened. */
export function useOpening(load: () => Promise<unknown>): Opening {
	const [isComing, setIsComing] = useState(false);
	const isMobile = useIsMobile();
	// Without a network it is not asked for: browsers remember code that they could not load.
	const warm = () => void (navigator.onLine && load().catch(noop));
	// biome-ignore lint/correctness/useExhaustiveDependencies: a loader is the same for ever
	useEffect(() => (isMobile ? whenIdle(warm) : undefined), [isMobile]);
	const start = () => {
		setIsComing(true);
		void load()
			.catch(noop)
			.then(() => setIsComing(false));
	};
	return { isComing, start, warm };
}
