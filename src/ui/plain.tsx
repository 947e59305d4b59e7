import type { ComponentProps, ReactNode } from 'react';
import { markup } from './markup.ts';

type Tag = 'div' | 'header' | 'nav' | 'ul';
type Props<Name extends Tag> = ComponentProps<Name> & { as: Name; children: ReactNode };

/**
 * An element whose content, on the server, is written by markup() and not by React; in the browser it is like any other.
 * For what stands on a page in numbers, or on every page. Inside it nothing may wait, give a context, have an id by
 * useId, or be a field of a form.
 */
export function Plain<Name extends Tag>({ as, children, ...attributes }: Props<Name>) {
	const Element = as as 'div';
	if (!import.meta.env.SSR) return <Element {...(attributes as ComponentProps<'div'>)}>{children}</Element>;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: React's own text, by another way
	return <Element {...(attributes as ComponentProps<'div'>)} dangerouslySetInnerHTML={{ __html: markup(children) }} />;
}
