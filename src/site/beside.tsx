import { type ComponentType, Suspense, use } from 'react';
import { Failure } from './shell/failure.tsx';
import { useIsMobile } from './shell/site-context.tsx';

/**
 * What stands beside a page's text on a wide screen, and opens in a sheet on a phone. It is in the server's HTML. On a wide screen
 * its page prepares it before React takes the page over; a phone, which never shows it there, does without.
 */
export function createBeside<Props extends object>(load: () => Promise<ComponentType<Props>>) {
	let view: ComponentType<Props> | undefined;
	let loading: Promise<ComponentType<Props>> | undefined;
	return {
		view: () => view,
		prepare(): Promise<ComponentType<Props>> {
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

type Given<Props extends object> = { part: ReturnType<typeof createBeside<Props>>; props: Props };

export function Beside<Props extends object>(given: Given<Props>) {
	if (useIsMobile()) return null;
	return (
		<Suspense fallback={null}>
			<Part {...given} />
		</Suspense>
	);
}

function Part<Props extends object>({ part, props }: Given<Props>) {
	const View = part.view() ?? use(part.prepare());
	return <View {...props} />;
}
