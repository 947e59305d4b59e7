import { type ComponentType, Suspense, use, useEffect, useMemo, useState } from 'react';
import { pressAgain } from './early-press.ts';
import { Failure } from './shell/failure.tsx';
import { useIsMobile } from './shell/site-context.tsx';

/** For its outermost element: a button within it that is pressed before its script is there is pressed once it is (early-press.ts). */
export type Waiting = { 'data-waiting': '' | undefined };

/**
 * What stands beside a page's text on a wide screen, and opens in a sheet on a phone. It is in the server's HTML; in the browser its
 * scripts come after those of the page, and a phone, which never shows it there, does without.
 */
export function createBeside<Props extends object>(load: () => Promise<ComponentType<Props & Waiting>>) {
	let view: ComponentType<Props & Waiting> | undefined;
	let loading: Promise<ComponentType<Props & Waiting>> | undefined;
	return {
		view: () => view,
		/** With the screen, where one comes to it by a link. */
		prepare(): Promise<ComponentType<Props & Waiting>> {
			loading ??= load()
				.catch(() => Lost)
				.then((loaded) => {
					view = loaded;
					return loaded;
				});
			return loading;
		},
	};
}

/** A new release may have moved it: a full load brings all of it. */
const Lost = () => <Failure onRetry={() => window.location.reload()} />;

type Given<Props extends object> = {
	part: ReturnType<typeof createBeside<Props>>;
	props: Props;
	/** Its fields can be read: what was typed there before counts. */
	onLive?: () => void;
};

export function Beside<Props extends object>({ part, props, onLive }: Given<Props>) {
	const isMobile = useIsMobile();
	const [isLive, setIsLive] = useState(false);
	// As the server drew it until it is alive: what React is given anew before, it draws anew, and what was pressed there is lost.
	const [first] = useState(props);
	const given = isLive ? props : first;
	useEffect(() => {
		if (isLive) pressAgain();
	}, [isLive]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: it comes to life once
	const shown = useMemo(() => {
		const live = () => {
			// Before it is drawn again: then a field has what React knows of it.
			if (!isLive) onLive?.();
			setIsLive(true);
		};
		return (
			<Suspense fallback={null}>
				<Part part={part} props={given} isLive={isLive} onLive={live} />
			</Suspense>
		);
	}, [part, given, isLive]);
	return isMobile ? null : shown;
}

type PartProps<Props extends object> = Given<Props> & { isLive: boolean; onLive: () => void };

function Part<Props extends object>({ part, props, isLive, onLive }: PartProps<Props>) {
	// Before it waits: what has come meanwhile is not waited for again, and React then knows no new hooks.
	// biome-ignore lint/correctness/useExhaustiveDependencies: it comes to life once
	useEffect(onLive, []);
	const View = part.view() ?? use(part.prepare());
	return <View {...props} data-waiting={isLive ? undefined : ''} />;
}
