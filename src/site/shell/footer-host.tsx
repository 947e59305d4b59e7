import { type ComponentType, lazy, Suspense } from 'react';
import type { SiteProfile } from '#contract/api/profile.ts';

type Props = { profile: SiteProfile | null };

const NoFooter = () => null;

/** A browser that cannot fetch it does without: the page itself must not fall with its foot. */
async function load(): Promise<{ default: ComponentType<Props> }> {
	const { Footer } = await import('./footer.tsx').catch(() => ({ Footer: NoFooter }));
	return { default: Footer };
}

const Footer: ComponentType<Props> = import.meta.env.SSR ? (await load()).default : lazy(load);

/** Named in a member's pages: what is kept of them for the way is what they name. */
export const footerFile = 'src/site/shell/footer.tsx';

/** Stands in the server's HTML like everything else; its scripts come after those of the page above it. */
export const FooterHost = (props: Props) => (
	<Suspense fallback={null}>
		<Footer {...props} />
	</Suspense>
);
