let canvas: CanvasRenderingContext2D | null = null;

/** Width of a title as search engines set it: 20 pixels of Arial. */
export function titleWidth(text: string): number {
  canvas ??= document.createElement("canvas").getContext("2d");
  if (!canvas) return 0;
  canvas.font = "20px Arial, 'Liberation Sans', Helvetica, sans-serif";
  return canvas.measureText(text).width;
}
