import { createContext, type ReactNode, useContext, useState } from 'react';
import type { AnyConsent } from '#domain/member/consent.ts';

const ReadText = createContext<(kind: AnyConsent) => void>(() => undefined);

/** Opens the text of a consent over the page. */
export const useReadText = () => useContext(ReadText);

/** How the page shows a text: features do not know each other. */
export type ShowText = (text: { slug: AnyConsent; isOpen: boolean; onClose: () => void }) => ReactNode;

export function ReadTextProvider({ showText, children }: { showText: ShowText; children: ReactNode }) {
	const [slug, setSlug] = useState<AnyConsent>('terms');
	const [isOpen, setIsOpen] = useState(false);
	const open = (kind: AnyConsent) => {
		setSlug(kind);
		setIsOpen(true);
	};
	return (
		<ReadText value={open}>
			{children}
			{showText({ slug, isOpen, onClose: () => setIsOpen(false) })}
		</ReadText>
	);
}
