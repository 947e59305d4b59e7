import { createContext, type ReactNode, useContext, useState } from 'react';
import type { ConsentKind } from '#domain/member/consent.ts';

const ReadText = createContext<(kind: ConsentKind) => void>(() => undefined);

/** Opens the text of a consent over the page. */
export const useReadText = () => useContext(ReadText);

/** How the page shows a text: features do not know each other. */
export type ShowText = (text: { slug: ConsentKind; isOpen: boolean; onClose: () => void }) => ReactNode;

export function ReadTextProvider({ showText, children }: { showText: ShowText; children: ReactNode }) {
	const [slug, setSlug] = useState<ConsentKind>('terms');
	const [isOpen, setIsOpen] = useState(false);
	const open = (kind: ConsentKind) => {
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
