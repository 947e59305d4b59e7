import type { ComponentProps, ReactNode } from 'react';
import { markup } from './markup.ts';

/** What markup() does not know, or what waits after all, is React's: a page is never lost to this. */
function htmlOf(children: ReactNode): string | undefined {
	try {
		return markup(children);
	} catch {
		return undefined;
	}
}

type Tag = 'div' | 'header' | 'nav' | 'ul';
type Props<Name extends Tag> = ComponentProps<Name> & { as: Name; children: ReactNode };

/**
 * An element whose content, on the server, is written by markup() and not by React; in the browser it is like any other.
 * For what stands on a page in numbers, or on every page. Inside it nothing may wait, give a context, have an id by
 * useId, or be a field of a form.
 */
export function Plain<Name extends Tag>({ as, children, ...attributes }: Props<Name>) {
	const Element = as as 'div';
	const html = import.meta.env.SSR ? htmlOf(children) : undefined;
	if (html === undefined) return <Element {...(attributes as ComponentProps<'div'>)}>{children}</Element>;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: React's own text, by another way
	return <Element {...(attributes as ComponentProps<'div'>)} dangerouslySetInnerHTML={{ __html: html }} />;
}
