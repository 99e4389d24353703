// A box that scrolls fades out where there is more of it: `{@attach scrollHint}`.

import type { Attachment } from 'svelte/attachments';

export const scrollHint: Attachment<HTMLElement> = (node) => {
  node.classList.add('scroll-hint');
  const look = (): void => {
    node.toggleAttribute('data-more-below', node.scrollHeight - node.clientHeight - node.scrollTop > 3);
    node.toggleAttribute('data-more-right', node.scrollWidth - node.clientWidth - node.scrollLeft > 3);
  };
  const size = new ResizeObserver(look);
  const content = new MutationObserver(look);
  size.observe(node);
  content.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ['style', 'class'] });
  node.addEventListener('scroll', look, { passive: true });
  look();
  return () => {
    size.disconnect();
    content.disconnect();
    node.removeEventListener('scroll', look);
  };
};
